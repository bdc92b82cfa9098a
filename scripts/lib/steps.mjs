// The checks of `npm test` by name: what each of them runs.
import { join } from 'node:path';
import { pgliteFilters } from './pglite-files.mjs';
import { PLAYWRIGHT, root, TSX, tool, VITEST } from './root.mjs';
import { ensureBrowser } from './system.mjs';
import { databaseUrl } from './test-cluster.mjs';
import { thorough } from './thorough.mjs';

export const results = join(root, '.tmp');

const node = (script, args = [], env = {}) => ({ command: process.execPath, args: [script, ...args], env });
const own = (name, ...args) => node(join(root, 'scripts', name), args);
const reportOf = (name) => join(results, `${name}.json`);

const vitest = (name, args, env) =>
  node(
    VITEST,
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
    env,
  );

function playwright(name, config, files = [], env = {}) {
  ensureBrowser();
  return node(PLAYWRIGHT, ['test', '-c', config, ...files], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name),
  });
}

const UNIT = ['--project', 'unit*'];
const SERVER = ['--project', 'server'];

export const STEPS = {
  lint: () => node(tool('@biomejs/biome/bin/biome'), ['ci', '.']),
  unused: () => node(tool('knip/bin/knip.js')),
  // What is known of files that have not changed stays with the packages.
  types: () =>
    node(tool('typescript/bin/tsc'), [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      tool('.cache/types.tsbuildinfo'),
    ]),
  // The service worker's own globals are not the page's.
  'types-worker': () => node(tool('typescript/bin/tsc'), ['--noEmit', '--project', 'tsconfig.worker.json']),
  unit: () => vitest('unit', UNIT),
  // Tests that import what has changed since the last commit, and those that read all sources as text.
  'unit-changed': () => vitest('unit-changed', [...UNIT, '--changed', '--passWithNoTests']),
  architecture: () => vitest('architecture', ['--project', 'unit-pure', 'tests/architecture']),
  'server-postgres': async () =>
    vitest('server-postgres', SERVER, {
      TEST_ENGINE: 'postgres',
      TEST_DATABASE_URL: await databaseUrl(),
    }),
  'server-pglite': () =>
    vitest('server-pglite', [...SERVER, ...(thorough ? [] : pgliteFilters)], { TEST_ENGINE: 'pglite' }),
  build: () => own('build.mjs'),
  bundle: () => own('bundle-report.mjs'),
  e2e: () => playwright('e2e', 'e2e/playwright.config.ts'),
  'build-qa': () => own('build.mjs', '--qa'),
  'e2e-inspector': () => playwright('e2e-inspector', 'e2e/inspector.config.ts'),
  // Weeks of an event and of a store, which the step before has played on the embedded engine. Needs the build of QA.
  'journeys-postgres': async () =>
    playwright('journeys-postgres', 'e2e/inspector.config.ts', ['journey'], {
      TEST_ENGINE: 'postgres',
      TEST_DATABASE_URL: await databaseUrl(),
    }),
  // Two product pictures drawn anew: those that are committed can still be made.
  shoes: () => {
    ensureBrowser();
    return node(TSX, [join(root, 'scripts/shoes.ts'), '--check']);
  },
  // After unit and e2e: it judges what their runs have reported.
  coverage: () => node(TSX, [join(root, 'scripts/coverage-flows.ts')]),
  'mutate-domain': () => node(TSX, [join(root, 'scripts/mutate.ts'), 'domain']),
  'mutate-charts': () => node(TSX, [join(root, 'scripts/mutate.ts'), 'charts']),
  'mutate-server': () => node(TSX, [join(root, 'scripts/mutate.ts'), 'server']),
};

/** Steps of one group run side by side. */
const CHECKS = [
  ['lint', 'unused', 'types', 'types-worker'],
  ['unit'],
  ['server-postgres'],
  ['server-pglite'],
  ['build'],
  ['bundle'],
  ['e2e'],
  ['build-qa'],
  ['e2e-inspector'],
  ['coverage'],
];
const THOROUGHLY = [
  ['journeys-postgres'],
  ['shoes'],
  ['mutate-domain'],
  ['mutate-charts'],
  ['mutate-server'],
];

/** After an edit: what tells soonest whether it was right. */
export const CHANGED = [['lint', 'types', 'types-worker', 'unit-changed', 'architecture']];
export const ALL = thorough ? [...CHECKS, ...THOROUGHLY] : CHECKS;
