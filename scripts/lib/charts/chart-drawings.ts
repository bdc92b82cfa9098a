import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Environment, type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import type { Prepared } from '../../../src/inspector/chart/prepared.ts';
import { hashOf } from '../sources.mjs';
import { KeptDrawings } from './kept-drawings.ts';

const NAME = 'virtual:chart-drawings';
const ID = `\0${NAME}`;
const MAKER = fileURLToPath(new URL('../../../src/inspector/chart/prepare.ts', import.meta.url));
const THREAD = new URL('./draw-charts.mjs', import.meta.url);

/** Folders whose change may change a chart. */
const CHARTS = ['domain', 'machines', 'proof', 'src/inspector/model'];
/** What decides how a chart is drawn. */
const DRAWER = ['src/inspector/chart', 'package-lock.json'];

type Maker = typeof import('../../../src/inspector/chart/prepare.ts');
type Options = {
  /** True where people wait for pages: a development server, and not the one that Vitest starts. */
  whileServing?: boolean;
};

/**
 * Draws the charts of the inspector ahead: ELK needs up to half a second for its first one in a page. A build draws all
 * of them. A development server begins when the inspector first asks, in a thread of its own: until a chart is there, or
 * when it has changed since, the page draws it.
 */
export function chartDrawings({ whileServing = false }: Options = {}): Plugin {
  let config: ResolvedConfig;
  let kept: KeptDrawings | null = null;
  return {
    name: 'chart-drawings',
    configResolved: (resolved) => {
      config = resolved;
      if (resolved.command === 'serve' && whileServing) kept = keptFor(resolved);
    },
    resolveId: (id) => (id === NAME ? ID : null),
    async load(id) {
      if (id !== ID) return null;
      if (config.command === 'build') return moduleOf(await drawNow(config));
      kept?.renew().then(
        (isNew) => isNew && forget(this.environment),
        (error: unknown) => config.logger.warn(`charts are not drawn ahead: ${String(error)}`),
      );
      return moduleOf(kept?.read() ?? {});
    },
    // The next page asks again, so that changed charts are drawn ahead too.
    hotUpdate({ file }) {
      if (CHARTS.some((folder) => file.startsWith(join(config.root, folder)))) forget(this.environment);
    },
  };
}

const moduleOf = (drawings: Prepared): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(drawings))})`;

function forget(environment: Environment): void {
  if (environment.mode !== 'dev') return;
  const drawn = environment.moduleGraph.getModuleById(ID);
  if (drawn) environment.moduleGraph.invalidateModule(drawn);
}

async function drawNow({ resolve }: ResolvedConfig): Promise<Prepared> {
  const { module } = await runnerImport<Maker>(MAKER, {
    configFile: false,
    resolve: { alias: resolve.alias },
  });
  return module.prepareDrawings();
}

const keptFor = ({ cacheDir, resolve }: ResolvedConfig): KeptDrawings =>
  new KeptDrawings({
    file: join(cacheDir, 'chart-drawings.json'),
    sources: () => ({ drawer: hashOf(DRAWER), charts: hashOf(CHARTS) }),
    draw: (known) =>
      new Promise((done, fail) => {
        // What a thread is given is copied: an alias with a function of its own cannot be.
        const alias = resolve.alias.map(({ find, replacement }) => ({ find, replacement }));
        const thread = new Worker(THREAD, { workerData: { maker: MAKER, alias, known } });
        // The server may stop meanwhile.
        thread.unref();
        thread.once('message', done).once('error', fail);
      }),
  });
