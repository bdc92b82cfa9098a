// npm run mutate -- server [id…]: plays each wrong change of lib/changes-*.ts against the written tests that it names, in
// copies of the tree, on PostgreSQL unless it says otherwise, and tells which of them no test noticed.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textChanges } from './lib/mutation/all-changes.ts';
import type { Change } from './lib/mutation/mutate-changes.ts';
import { startPostgres } from './lib/postgres.mjs';
import { root, VITEST } from './lib/root.mjs';

/** Of all changes, in percent. */
const GOAL = 90;
const AT_ONCE = 2;
/** What tests read, those of documents and of all sources too. */
const COPIED = ['domain', 'server', 'tests', 'scripts', 'src', 'machines', 'proof', 'public', 'docs', 'e2e'];
const FILES = ['README.md', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
const LONGEST_MS = 600_000;

type Outcome = 'noticed' | 'survived' | 'stale';

const asked = process.argv.slice(2);
const changes = textChanges.filter(({ id }) => asked.length === 0 || asked.includes(id));
const place = mkdtempSync(join(tmpdir(), 'shop-mutants-'));
const cluster = process.env.TEST_DATABASE_URL ? null : await startPostgres({ lasting: false });
const url = process.env.TEST_DATABASE_URL ?? cluster?.url ?? '';
try {
  process.exitCode = report(await playAll());
} finally {
  cluster?.stop();
  rmSync(place, { recursive: true, force: true });
}

async function playAll(): Promise<ReadonlyMap<Change, Outcome>> {
  const outcomes = new Map<Change, Outcome>();
  const waiting = [...changes];
  const trees = Array.from({ length: AT_ONCE }, (_, index) => copyTree(join(place, `tree-${index}`)));
  await requireSound(trees[0] ?? '');
  const worker = async (tree: string) => {
    for (let change = waiting.shift(); change; change = waiting.shift()) {
      const outcome = await play(tree, change);
      outcomes.set(change, outcome);
      console.log(`${outcome.padEnd(8)} ${change.id}: ${change.says}`);
    }
  };
  await Promise.all(trees.map(worker));
  return outcomes;
}

/** Tests that fail on the tree as it is would notice everything. */
async function requireSound(tree: string): Promise<void> {
  for (const engine of ['postgres', 'pglite'] as const) {
    const named = changes.filter((change) => (change.engine ?? 'postgres') === engine);
    const tests = [...new Set(named.flatMap((change) => change.tests))];
    if (tests.length > 0 && !(await passes(tree, tests, engine)))
      throw new Error(`the tests fail without any change (${engine})`);
  }
}

/** The file is always put back, so that the next change stands alone. */
async function play(tree: string, { file, find, replace, tests, engine }: Change): Promise<Outcome> {
  const path = join(tree, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) return 'stale';
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    return (await passes(tree, tests, engine ?? 'postgres')) ? 'survived' : 'noticed';
  } finally {
    writeFileSync(path, text);
  }
}

function passes(tree: string, tests: readonly string[], engine: string): Promise<boolean> {
  const args = [VITEST, 'run', '--bail', '1', '--reporter', 'dot', ...tests];
  const env = { ...process.env, TEST_ENGINE: engine, TEST_DATABASE_URL: url };
  // A change that makes a test wait for ever is noticed as well.
  const child = spawn(process.execPath, args, { cwd: tree, env, stdio: 'ignore', timeout: LONGEST_MS });
  return new Promise((done) => child.on('exit', (code) => done(code === 0)));
}

function copyTree(tree: string): string {
  mkdirSync(tree);
  for (const name of [...COPIED, ...FILES]) cpSync(join(root, name), join(tree, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

function report(outcomes: ReadonlyMap<Change, Outcome>): number {
  const of = (wanted: Outcome) => [...outcomes].filter(([, outcome]) => outcome === wanted);
  const share = (100 * of('noticed').length) / Math.max(1, outcomes.size);
  for (const [{ id, file }] of of('stale')) console.log(`stale: ${id} finds its text not once in ${file}`);
  console.log(`${of('noticed').length} of ${outcomes.size} noticed (${share.toFixed(1)} %)`);
  return share >= GOAL && of('stale').length === 0 ? 0 : 1;
}
