import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { aliases } from '../vite.config.ts';
import { equalCharts } from './lib/charts/equal-charts.ts';
import type { Outcome } from './lib/mutation/mutant-runner.ts';

/**
 * Makes every chart wrong, one change at a time, and runs the written tests of machines with it: what no test notices is
 * a rule without a test. `npx tsx scripts/mutate-charts.ts [file…]`, as in `cart` for cart.machine.ts.
 */
const WANTED = 85;

const root = fileURLToPath(new URL('..', import.meta.url));
const tests = 'tests/machines';
const folder = join(root, '.tmp/mutants');
const standIn = join(root, 'scripts/lib/mutation/mutant-charts.ts');
/** Tests that compare a chart with itself notice no wrong chart. */
const GENERATED = ['generated', 'registry', 'races', 'coverage'].map((name) => `${name}.test.ts`);

const sayOf = ({ file, at, change }: Pick<Outcome, 'file' | 'at' | 'change'>): string =>
  `${file} | ${at} | ${change}`;
const shareOf = (noticed: number, all: number): string => `${((100 * noticed) / all).toFixed(1)} %`;

async function play(): Promise<void> {
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      root,
      watch: false,
      include: [`${tests}/**/*.test.ts`],
      exclude: GENERATED.map((name) => `${tests}/${name}`),
      pool: 'threads',
      maxWorkers: 2,
      isolate: false,
      restoreMocks: true,
      runner: join(root, 'scripts/lib/mutation/mutant-runner.ts'),
      // A wrong chart often waits for ever; the right ones answer in milliseconds.
      testTimeout: 1_000,
      dangerouslyIgnoreUnhandledErrors: true,
      onConsoleLog: () => false,
      reporters: [{}],
    },
    {
      resolve: { alias: aliases },
      plugins: [
        {
          name: 'charts-can-be-wrong',
          enforce: 'pre',
          resolveId: (id, importer) =>
            id === 'xstate' && importer?.startsWith(join(root, 'machines/')) ? standIn : null,
        },
      ],
    },
  );
  await vitest.close();
}

/** What each test file has noticed, as one list: noticed is what any of them noticed. */
function outcomes(): Outcome[] {
  const merged = new Map<string, Outcome>();
  const names = readdirSync(join(root, tests), { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => /\.test\.ts$/.test(one)).map((one) => basename(one))) {
    if (GENERATED.includes(name)) continue;
    const path = join(folder, `${name}.json`);
    if (!existsSync(path)) throw new Error(`${name} could not be run`);
    const found: Outcome[] = JSON.parse(readFileSync(path, 'utf8'));
    for (const one of found) {
      if (one.index < 0) throw new Error(`${name} fails with the right charts: ${one.noticedBy}`);
      const key = `${one.file} ${one.index}`;
      if (!merged.get(key)?.noticedBy) merged.set(key, one);
    }
  }
  return [...merged.values()];
}

function report(all: readonly Outcome[]): number {
  const equal = new Map(equalCharts.map((one) => [sayOf(one), one.why]));
  const counted = all.filter((one) => !equal.has(sayOf(one)));
  const survived = counted.filter(({ noticedBy }) => noticedBy === null);
  for (const one of survived) console.log(`survived: ${sayOf(one)}`);
  for (const one of all.filter((other) => equal.has(sayOf(other)) && other.noticedBy))
    console.log(`listed as equal, but noticed by "${one.noticedBy}": ${sayOf(one)}`);
  console.log('\n| Chart | Changes | Noticed | Share |\n|---|--:|--:|--:|');
  for (const file of [...new Set(counted.map((one) => one.file))].toSorted()) {
    const own = counted.filter((one) => one.file === file);
    const noticed = own.filter(({ noticedBy }) => noticedBy !== null).length;
    console.log(
      `| ${basename(file, '.machine.ts')} | ${own.length} | ${noticed} | ${shareOf(noticed, own.length)} |`,
    );
  }
  const noticed = counted.length - survived.length;
  console.log(`| all | ${counted.length} | ${noticed} | ${shareOf(noticed, counted.length)} |`);
  const waited = counted.filter(({ noticedBy }) => noticedBy?.includes('waited too long')).length;
  console.log(`\n${waited} of them were noticed by a test that waited too long`);
  console.log(`${all.length - counted.length} more change nothing (scripts/lib/charts/equal-charts.ts)`);
  return (100 * noticed) / counted.length;
}

rmSync(folder, { recursive: true, force: true });
process.env.MUTANT_FOLDER = folder;
process.env.MUTANT_FLOWS = process.argv.slice(2).join(',');
const began = performance.now();
await play();
const share = report(outcomes());
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = share < WANTED ? 1 : 0;
