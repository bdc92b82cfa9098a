import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';

type Rows = typeof import('../../src/app/routes/every.ts');

/** Pages beside the rows, in builds with the inspector. */
const INSPECTOR = ['/__inspector', '/__inspector/*'];

/** Tells the server which addresses are pages, from the rows of the screens: every other one is not there. */
export function knownAddresses({ withInspector }: { withInspector: boolean }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'known-addresses',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle() {
      const { module } = await runnerImport<Rows>('/src/app/routes/every.ts', {
        root: config.root,
        configFile: false,
        resolve: { alias: config.resolve.alias },
      });
      const addresses = [...module.everyAddress, ...(withInspector ? INSPECTOR : [])];
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(addresses) });
    },
  };
}
