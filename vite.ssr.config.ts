import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainSheet } from './scripts/lib/bundle/plain-sheet.ts';
import { warningsFail } from './scripts/lib/bundle/warnings-fail.ts';
import { bareCharts } from './scripts/lib/charts/without-descriptions.ts';
import { clientVersion } from './scripts/lib/sources.mjs';
import { aliases } from './vite.config.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The screens as the server draws them: one file, with a production React of its own whatever NODE_ENV says. */
export default defineConfig({
  plugins: [
    warningsFail(),
    react(),
    bareCharts(),
    plainSheet(at('./dist/client/.vite/ssr/render-page.js'), at('./dist/client/stitches.css')),
  ],
  define: {
    __INSPECTOR__: 'false',
    __VERSION__: JSON.stringify(clientVersion()),
    'process.env.NODE_ENV': '"production"',
  },
  resolve: { alias: aliases },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/ssr/render-page.tsx',
    // Beside what the server knows of this client; a client without it is only opened, not drawn.
    outDir: 'dist/client/.vite/ssr',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
  },
  publicDir: false,
});
