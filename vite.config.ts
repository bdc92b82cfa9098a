import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './scripts/lib/bundle/chunks.ts';
import { minifyInlineScripts } from './scripts/lib/bundle/inline-scripts.ts';
import { announcerWithoutHtml, koreanSentences } from './scripts/lib/bundle/lean-dates.ts';
import { withLeanDomain } from './scripts/lib/bundle/lean-domain.ts';
import { warningsFail } from './scripts/lib/bundle/warnings-fail.ts';
import { chartDrawings } from './scripts/lib/charts/chart-drawings.ts';
import { bareCharts } from './scripts/lib/charts/without-descriptions.ts';
import { chartScreensOf } from './scripts/lib/screens/chart-screens.ts';
import { knownAddresses } from './scripts/lib/screens/known-addresses.ts';
import { withLeanRows } from './scripts/lib/screens/lean-rows.ts';
import { clientVersion } from './scripts/lib/sources.mjs';

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

/** Where `npm run dev` runs the server. */
const SERVER = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
/** Chunks of the first view of every page. */
const ON_EVERY_PAGE = /\/(base|common|rolldown-runtime)-/;
/** Mode of builds with the QA inspector. */
const QA_MODE = 'qa';

export default defineConfig(({ command, mode }) => ({
  plugins: [
    warningsFail(),
    react(),
    chartDrawings({ whileServing: true }),
    chartScreensOf(),
    minifyInlineScripts(),
    koreanSentences(),
    announcerWithoutHtml(),
    knownAddresses({ withInspector: mode === QA_MODE }),
    withLeanRows({ isForQa: mode === QA_MODE }),
    ...(mode === QA_MODE ? [] : [bareCharts(), withLeanDomain()]),
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
    modulePreload: {
      // A browser without preloading just loads: no code stands in for it.
      polyfill: false,
      // What every page has from its start is named in its head, not in the lists of what comes along with something else.
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !ON_EVERY_PAGE.test(file)),
    },
    manifest: true,
    rolldownOptions: {
      // Numbers of policies are written where they are used: a sentence costs what its literal would.
      // No global is read for its effect. Reading a property can have one: Stitches adds a theme's rules that way.
      treeshake: { unknownGlobalSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // Lists of what a page preloads name every chunk, and letters of a hash cannot be compressed: 32 bits tell builds apart.
        hashCharacters: 'hex',
        // What a chunk needs stays where it belongs: it would come before anybody asks for it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'chunks' }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/content', '/test-pay', '/outbox', '/unsubscribe', '/docs', '/robots.txt', '/sitemap'].map(
        (path) => [path, SERVER],
      ),
    ),
  },
}));
