import { defineConfig } from 'vite';
import { warningsFail } from './scripts/lib/bundle/warnings-fail.ts';
import { workerFacts } from './scripts/lib/bundle/worker-facts.ts';
import { aliases } from './vite.config.ts';

const CLIENT = 'dist/client';

/** The service worker as one file beside the built client. */
export default defineConfig({
  plugins: [warningsFail(), workerFacts({ client: CLIENT })],
  resolve: { alias: aliases },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: CLIENT,
    emptyOutDir: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { sw: 'src/worker/thread/main.ts' },
      // A worker that is a module needs newer browsers than the shop does.
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
