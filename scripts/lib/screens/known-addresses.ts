import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';

type Rows = typeof import('../../../src/app/routes/all-screens.ts');
type Near = typeof import('../../../src/app/routes/eager-screens.ts');
type Rules = typeof import('../../../src/app/routes/robots-rules.ts');

/** Pages beside the rows, in builds with the inspector. */
const INSPECTOR = ['/__inspector', '/__inspector/*'];

/** Tells the server which addresses are pages, which lead on to another one, and what of them needs a log-in, from the rows of the screens. */
export function knownAddresses({ withInspector }: { withInspector: boolean }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'known-addresses',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle() {
      const { root, resolve } = config;
      const imported = async <T>(path: string) =>
        (await runnerImport<T>(path, { root, configFile: false, resolve: { alias: resolve.alias } })).module;
      const tell = (fileName: string, facts: readonly string[] | Readonly<Record<string, string>>) =>
        this.emitFile({ type: 'asset', fileName: `.vite/${fileName}`, source: JSON.stringify(facts) });
      const { allPaths } = await imported<Rows>('/src/app/routes/all-screens.ts');
      const { robotsRules } = await imported<Rules>('/src/app/routes/robots-rules.ts');
      tell('routes.json', [...allPaths, ...(withInspector ? INSPECTOR : [])]);
      const { moves } = await imported<Near>('/src/app/routes/eager-screens.ts');
      tell('redirects.json', Object.fromEntries(moves.map(({ path, to }) => [path, to])));
      tell('private.json', robotsRules());
    },
  };
}
