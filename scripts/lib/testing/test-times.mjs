// What a run has cost: by step, by file, by test and by part, such as the start of a shop, that many tests pay for.

const SHOWN = 30;
const seconds = (ms) => (ms / 1000).toFixed(1);
const hasRun = ({ outcome }) => outcome !== 'skipped';
const dearest = (rows) => rows.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);

/** Sums rows of the same key; each sum has the `count` of what it adds up. */
function sumBy(rows, keyOf) {
  const sums = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key) ?? { ...row, ms: 0, count: 0 };
    sums.set(key, { ...sum, ms: sum.ms + row.ms, count: sum.count + (row.count ?? 1) });
  }
  return [...sums.values()];
}

/**
 * Tables of what steps have cost, as rows of cells. Steps have `name`, `ms`, `tests` and `parts` (`part`, `ms`, and
 * `count` where it is not one); times of tests and parts are added up over all workers, those of steps are by the wall.
 */
export function timesOf(steps) {
  const inStep = (rows, step) => (rows ?? []).map((row) => ({ ...row, step: step.name }));
  const tests = steps.flatMap((step) => inStep(step.tests, step)).filter(hasRun);
  const files = sumBy(tests, ({ step, file }) => `${step} ${file}`);
  const parts = steps.flatMap((step) => sumBy(inStep(step.parts, step), ({ part }) => part));
  return [
    {
      head: ['step', 'seconds', 'tests', 'worker-seconds of tests'],
      rows: steps.map((step) => {
        const own = tests.filter((test) => test.step === step.name);
        const worked = own.reduce((sum, { ms }) => sum + ms, 0);
        return [step.name, seconds(step.ms), String(own.length), own.length > 0 ? seconds(worked) : ''];
      }),
    },
    {
      head: ['part', 'step', 'times', 'seconds'],
      rows: parts
        .toSorted((a, b) => b.ms - a.ms)
        .map(({ part, step, count, ms }) => [part, step, String(count), seconds(ms)]),
    },
    {
      head: ['file', 'step', 'tests', 'seconds'],
      rows: dearest(files).map(({ file, step, count, ms }) => [file, step, String(count), seconds(ms)]),
    },
    {
      head: ['test', 'step', 'seconds'],
      rows: dearest(tests).map(({ file, title, step, ms }) => [
        `${file}: ${(title ?? '').replaceAll('|', '\\|')}`,
        step,
        seconds(ms),
      ]),
    },
  ];
}
