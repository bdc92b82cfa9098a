import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chartDrawings } from './scripts/lib/chart-drawings.ts';
import { knownAddresses } from './scripts/lib/known-addresses.ts';
import { clientVersion } from './scripts/lib/sources.mjs';
import { bareCharts } from './scripts/lib/without-descriptions.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Folder aliases, shared with Vitest. */
export const aliases = {
  '#domain': at('./domain'),
  '#machines': at('./machines'),
  '#proof': at('./proof'),
  '#src': at('./src'),
  '#server': at('./server'),
  // react-remove-scroll injects a <style>, which the CSP refuses; ours uses a constructed sheet.
  'react-style-singleton': at('./src/styles/style-singleton.ts'),
};

// Our own modules that the first view of home and list shares: many small chunks would cost 3 KiB.
const FIRST_VIEW = [
  'domain/kit/(endpoint|envelope|fields|format|page|pricing|time)',
  'domain/catalogue/(category|colors|price-range|product|product-filter)',
  'domain/community/event',
  'machines/kit/(failure|paged.machine|port|resource.machine)',
  'src/areas/catalogue/product-asks',
  'src/flow/(app-context|use-flow)',
  'src/styles/stitches',
  'src/ui/(button|button-link|field|flow-frame|layout|pager|picture|price|product-card|states)',
];

/** Where `npm run dev` runs the server. */
const SERVER = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
/** Mode of builds with the QA inspector. */
const QA_MODE = 'qa';

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    chartDrawings({ whileServing: true }),
    knownAddresses({ withInspector: mode === QA_MODE }),
    mode === QA_MODE ? null : bareCharts(),
  ],
  // False removes the inspector and everything it imports from the bundle.
  define: {
    __INSPECTOR__: JSON.stringify(command === 'serve' || mode === QA_MODE),
    __VERSION__: JSON.stringify(clientVersion()),
  },
  resolve: { alias: aliases },
  build: {
    target: 'es2022',
    outDir: mode === QA_MODE ? 'dist/qa' : 'dist/client',
    // Guards and actions keep their text, which the inspector shows.
    minify: mode === QA_MODE ? false : 'oxc',
    reportCompressedSize: false,
    // A browser without preloading just loads: no code stands in for it.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // One chunk of what every page needs compresses better than many small ones.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|xstate|@xstate|valibot|@stitches|redaxios)\//,
            },
            { name: 'common', test: new RegExp(`/(${FIRST_VIEW.join('|')})\\.tsx?$`) },
            { name: 'forms', test: /\/domain\/kit\/(form-fields|particle)\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/content', '/test-pay', '/docs', '/robots.txt', '/sitemap'].map((path) => [path, SERVER]),
    ),
  },
}));
