import { fileURLToPath } from 'node:url';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';

const NAME = 'virtual:chart-drawings';
const MAKER = fileURLToPath(new URL('../../src/inspector/chart/prepare.ts', import.meta.url));

type Maker = typeof import('../../src/inspector/chart/prepare.ts');

/**
 * Draws the charts of the inspector while it is built: ELK needs up to half a second for its first one in a page.
 * While developing there are none, and a page draws what it shows.
 */
export function chartDrawings(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'chart-drawings',
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) => {
      if (id !== `\0${NAME}`) return null;
      return `export default JSON.parse(${JSON.stringify(await drawAll(config))})`;
    },
  };
}

async function drawAll({ command, resolve }: ResolvedConfig): Promise<string> {
  if (command === 'serve') return '{}';
  const { module } = await runnerImport<Maker>(MAKER, {
    configFile: false,
    resolve: { alias: resolve.alias },
  });
  return JSON.stringify(await module.prepareDrawings());
}
