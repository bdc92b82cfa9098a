import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';

type RouteTable = typeof import('../../src/app/routes/routes.ts');

/** Pages beside the route table, in builds with the inspector. */
const INSPECTOR = ['/__inspector', '/__inspector/*'];

/** Tells the server which addresses are pages, from the route table: every other one is not there. */
export function knownAddresses({ withInspector }: { withInspector: boolean }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'known-addresses',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle() {
      const { module } = await runnerImport<RouteTable>('/src/app/routes/routes.ts', {
        root: config.root,
        configFile: false,
        resolve: { alias: config.resolve.alias },
      });
      const addresses = [...module.routes.map(({ path }) => path), ...(withInspector ? INSPECTOR : [])];
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(addresses) });
    },
  };
}
