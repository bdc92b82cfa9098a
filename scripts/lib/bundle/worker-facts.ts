import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { PLAIN_FILES } from '../../../src/worker/stores.ts';

type Kept = typeof import('../../../src/app/routes/cacheable-paths.ts');

/** Tells the service worker which build it belongs to, and which pages it may keep. */
export function workerFacts({ client }: { client: string }): Plugin {
  return {
    name: 'worker-facts',
    apply: 'build',
    async config({ resolve }) {
      const { module } = await runnerImport<Kept>('/src/app/routes/cacheable-paths.ts', {
        configFile: false,
        ...(resolve ? { resolve } : {}),
      });
      return {
        define: {
          __BUILD__: JSON.stringify(nameOfBuild(client)),
          __ADDRESSES__: JSON.stringify(module.cacheableAndOtherPaths),
        },
      };
    },
  };
}

/** Another name as soon as any file of the client is another one: the manifest names the others by their content. */
function nameOfBuild(client: string): string {
  const hash = createHash('sha256');
  for (const path of ['index.html', '.vite/manifest.json', ...PLAIN_FILES])
    hash.update(readFileSync(join(client, path)));
  return hash.digest('hex').slice(0, 8);
}
