import { defineConfig } from 'vite';
import { warningsFail } from './scripts/lib/bundle/warnings-fail.ts';
import { aliases } from './vite.config.ts';

/** The server as one file, and others for what only some settings load; packages stay in node_modules. */
export default defineConfig({
  plugins: [warningsFail()],
  resolve: { alias: aliases },
  build: { ssr: 'server/main.ts', outDir: 'dist/server', target: 'node20', emptyOutDir: true },
  publicDir: false,
});
