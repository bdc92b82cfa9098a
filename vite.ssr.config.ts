import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientVersion } from './scripts/lib/sources.mjs';
import { bareCharts } from './scripts/lib/without-descriptions.ts';
import { aliases } from './vite.config.ts';

/** The screens as the server draws them: one file, with a production React of its own whatever NODE_ENV says. */
export default defineConfig({
  plugins: [react(), bareCharts()],
  define: {
    __INSPECTOR__: 'false',
    __VERSION__: JSON.stringify(clientVersion()),
    'process.env.NODE_ENV': '"production"',
  },
  resolve: { alias: aliases },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/first-page/draw-page.tsx',
    // Beside what the server knows of this client; a client without it is only opened, not drawn.
    outDir: 'dist/client/.vite/ssr',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
  },
  publicDir: false,
});
