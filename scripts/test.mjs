// `npm test`: installs what is missing and runs every check in order; the first failure stops it.
// `npm test -- --only unit,e2e` runs single steps.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { PLAYWRIGHT, root, TSX, tool, VITEST } from './lib/root.mjs';
import { ensureBrowser, ensurePostgres } from './lib/system.mjs';

installPackages();
const results = join(root, '.tmp');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const node = (script, args, env = {}) => ({ command: process.execPath, args: [script, ...args], env });
const vitest = (project, name, env = {}) =>
  node(
    VITEST,
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, `${name}.json`)}`,
    ],
    env,
  );

let cluster = null;
async function databaseUrl() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  ensurePostgres();
  cluster ??= await startPostgres({ lasting: false });
  return cluster.url;
}

const STEPS = {
  lint: () => node(tool('@biomejs/biome/bin/biome'), ['ci', '.']),
  unused: () => node(tool('knip/bin/knip.js'), []),
  types: () => node(tool('typescript/bin/tsc'), ['--noEmit']),
  unit: () => vitest('unit*', 'unit'),
  'server-pglite': () => vitest('server', 'server-pglite', { TEST_ENGINE: 'pglite' }),
  'server-postgres': async () =>
    vitest('server', 'server-postgres', { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: await databaseUrl() }),
  build: () => node(join(root, 'scripts/build.mjs'), []),
  bundle: () => node(join(root, 'scripts/bundle-report.mjs'), []),
  e2e: () => {
    ensureBrowser();
    return node(PLAYWRIGHT, ['test', '-c', 'e2e/playwright.config.ts'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json'),
    });
  },
  'build-qa': () => node(join(root, 'scripts/build.mjs'), ['--qa']),
  'e2e-inspector': () => {
    ensureBrowser();
    return node(PLAYWRIGHT, ['test', '-c', 'e2e/inspector.config.ts'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e-inspector.json'),
    });
  },
  // After unit and e2e: it judges what their runs have reported.
  coverage: () => node(TSX, [join(root, 'scripts/coverage-flows.ts')]),
};

const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1].split(',')
  : Object.keys(STEPS);
const times = [];
for (const name of only) await runStep(name);
cluster?.stop();
report();

async function runStep(name) {
  console.log(`\n=== ${name} ===`);
  const started = Date.now();
  const { command, args, env } = await STEPS[name]();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  times.push([name, Date.now() - started]);
  if (status === 0) return;
  cluster?.stop();
  console.error(`\nnpm test stopped: step "${name}" failed.`);
  process.exit(status ?? 1);
}

function report() {
  console.log('\n=== summary ===');
  for (const [name, ms] of times) console.log(`${name.padEnd(18)} ${(ms / 1000).toFixed(1)} s`);
  console.log(`${only.reduce((sum, name) => sum + passedIn(name), 0)} passed, 0 failed`);
}

/** Tests that a runner's own report counts as passed; other steps count themselves once. */
function passedIn(name) {
  try {
    const data = JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'));
    return data.numPassedTests ?? data.stats.expected;
  } catch {
    return 1;
  }
}
