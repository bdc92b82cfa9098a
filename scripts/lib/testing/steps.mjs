// The steps of `npm test`: what each runs, what it needs, and what it takes from the machine.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, TSX, tool } from '../root.mjs';
import { hasPostgres, onPostgres } from '../test-cluster.mjs';
import { testFolder } from '../test-folder.mjs';
import { pgliteFilters } from './pglite-files.mjs';
import { node, own, playwright, results, vitest } from './step-commands.mjs';
import { thorough } from './thorough.mjs';

const UNIT = ['--project', 'unit*'];
const SERVER = ['--project', 'server'];
const INSPECTOR = 'e2e/inspector.config.ts';
const covered = (kind) => join(results, 'coverage', kind);
const ENGINES = { 'server-postgres': onPostgres, 'server-pglite': () => ({ TEST_ENGINE: 'pglite' }) };

/** Server tests on the engine of a step. What they leave in their folder is gone at the end, however it comes. */
export const ofServer = async (name, engine, selection) =>
  vitest(name, SERVER, { ...selection, env: { ...(await ENGINES[engine]()), TMPDIR: testFolder() } });

/**
 * The database of shops that browsers visit: PostgreSQL, which takes half of the processor that the embedded engine
 * takes for the same pages; in `npm run test:all`, and where there is none, the embedded one.
 */
const ofBrowsers = async () => (thorough || !hasPostgres() ? {} : onPostgres());

/** What a step takes: busy cores and GiB of memory. A quiet one waits for answers and is judged by how soon they come. */
const LIGHT = { cores: 1, memory: 1 };
const WIDE = { cores: 2, memory: 2 };
const QUIET = { cores: 2, memory: 3, quiet: true };
/** Nothing runs beside it, also where there are many cores: it uses the port and the folder of another step. */
const WHOLE = { ...QUIET, cores: Number.POSITIVE_INFINITY };
const ofTests = (runner, load) => ({ runner, ...load });

/**
 * Steps by name. `start` answers the command; `needs` are steps without which it has nothing to run on; `runner` is
 * what its tests are reported by; `results` are folders that its tests write to, beside the report.
 */
export const STEPS = {
  lint: {
    says: 'style and forbidden constructs (Biome)',
    ...LIGHT,
    start: () => node(tool('@biomejs/biome/bin/biome'), ['ci', '.']),
  },
  unused: {
    says: 'files, exports and packages that nothing uses (Knip)',
    ...LIGHT,
    start: () => node(tool('knip/bin/knip.js')),
  },
  types: {
    says: 'types of everything but the service worker',
    ...LIGHT,
    // What is known of files that have not changed stays with the packages.
    start: () =>
      node(tool('typescript/bin/tsc'), [
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        tool('.cache/types.tsbuildinfo'),
      ]),
  },
  'types-worker': {
    says: "types of the service worker, whose globals are not the page's",
    ...LIGHT,
    start: () => node(tool('typescript/bin/tsc'), ['--noEmit', '--project', 'tsconfig.worker.json']),
  },
  unit: {
    says: 'domain, charts, views and architecture, without a server',
    ...ofTests('vitest', WIDE),
    results: [covered('unit')],
    start: (selection) => vitest('unit', UNIT, selection),
  },
  architecture: {
    says: 'unit tests that read all sources as text',
    ...ofTests('vitest', LIGHT),
    start: (selection) =>
      vitest('architecture', ['--project', 'unit-pure'], { filters: ['tests/architecture'], ...selection }),
  },
  'server-postgres': {
    says: 'server tests on PostgreSQL',
    ...ofTests('vitest', QUIET),
    start: (selection) => ofServer('server-postgres', 'server-postgres', selection),
  },
  'server-pglite': {
    says: 'server tests whose answer may depend on the engine, on the embedded one; all of them in test:all',
    ...ofTests('vitest', QUIET),
    start: (selection) =>
      ofServer('server-pglite', 'server-pglite', { filters: thorough ? [] : pgliteFilters, ...selection }),
  },
  build: { says: 'client and server into dist/', ...LIGHT, start: () => own('build.mjs') },
  bundle: {
    says: 'sizes of the code that pages need, against their budgets',
    ...LIGHT,
    needs: ['build'],
    start: () => own('bundle-report.mjs'),
  },
  built: {
    says: 'which code, rules and pictures are in the build',
    ...ofTests('vitest', LIGHT),
    needs: ['build'],
    start: (selection) => vitest('built', ['--project', 'built'], selection),
  },
  'build-qa': {
    says: 'the client with the inspector into dist/qa',
    ...LIGHT,
    needs: ['build'],
    start: () => own('build.mjs', '--qa'),
  },
  e2e: {
    says: 'browser tests of the shop',
    ...ofTests('playwright', QUIET),
    needs: ['build'],
    results: [covered('browser')],
    start: async (selection) =>
      playwright('e2e', 'e2e/playwright.config.ts', { ...selection, env: await ofBrowsers() }),
  },
  'e2e-inspector': {
    says: 'browser tests of the inspector, and the pictures of all screens',
    ...ofTests('playwright', QUIET),
    needs: ['build-qa'],
    start: async (selection) =>
      playwright('e2e-inspector', INSPECTOR, { ...selection, env: await ofBrowsers() }),
  },
  'journeys-postgres': {
    says: 'weeks of an event and of a store, which e2e-inspector plays on the embedded engine here, on PostgreSQL',
    ...ofTests('playwright', WHOLE),
    needs: ['build-qa'],
    start: async (selection) =>
      playwright('journeys-postgres', INSPECTOR, {
        filters: ['journey'],
        ...selection,
        env: await onPostgres(),
      }),
  },
  coverage: {
    says: 'whether the last runs of unit and e2e have exercised every chart',
    ...LIGHT,
    needs: ['unit', 'e2e'],
    start: () => node(TSX, [join(root, 'scripts/coverage-flows.ts')]),
  },
  ...Object.fromEntries(
    ['domain', 'charts', 'server'].map((part) => [
      `mutate-${part}`,
      {
        says: `wrong changes of ${part} that the tests must notice`,
        ...WIDE,
        start: () => node(TSX, [join(root, 'scripts/mutate.ts'), part]),
      },
    ]),
  ),
};

/** The build stands first, as most wait for it; what needs one core runs beside it, and `unit` as soon as there are two. */
const WITHOUT_SERVER = [
  'build',
  'lint',
  'unit',
  'types',
  'build-qa',
  'unused',
  'types-worker',
  'bundle',
  'built',
];
/** The quick ones first, so that a failure is known early. */
const ONE_BY_ONE = ['server-postgres', 'server-pglite', 'e2e', 'e2e-inspector'];
/** The longest first: the others fill the time beside it. */
const SIDE_BY_SIDE = ['e2e', 'server-postgres', 'e2e-inspector', 'server-pglite'];

/** All checks in the order in which they may begin on a machine with so many cores. */
export const checksOn = (cores) => [
  ...WITHOUT_SERVER,
  ...(cores < 2 * QUIET.cores ? ONE_BY_ONE : SIDE_BY_SIDE),
  'coverage',
];
const THOROUGHLY = ['journeys-postgres', 'mutate-domain', 'mutate-charts', 'mutate-server'];

/** All checks of this strength. */
export const ALL = thorough ? [...checksOn(2), ...THOROUGHLY] : checksOn(availableParallelism());
