// The end of a run: what each step took, what failed, and how just that is repeated.

/** The line above tests that failed at first and passed when they were tried again. */
export const FLAKY = 'passed only at the second try:';
const WIDTH = 18;
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The command that runs one failed test again: with all of its file where `isInOrder` says so, since such a test needs
 * those before it. Without a test, the command of the whole step.
 */
export const repeatCommand = (step, test, isInOrder = () => false) =>
  ['npm test -- --only', step, ...(test ? ['--file', test.file] : [])]
    .concat(test?.title && !isInOrder(test.file) ? ['--title', quoted(test.title)] : [])
    .join(' ');

const having = ({ tests }, ...outcomes) => (tests ?? []).filter(({ outcome }) => outcomes.includes(outcome));
const isRed = ({ code }) => code !== undefined && code !== 0;

/** Tests that passed; a step without a report of its own counts once. */
const passedIn = (step) => {
  if (step.tests) return having(step, 'passed', 'flaky').length;
  return step.code === 0 ? 1 : 0;
};
/** Failed tests; a step that failed without naming a test counts once. */
const failedIn = (step) => (isRed(step) ? Math.max(1, having(step, 'failed').length) : 0);
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

const outcomeOf = (step) => {
  if (step.why) return `not run: ${step.why}`;
  const counts = step.tests ? `${passedIn(step)} passed` : 'passed';
  const time = `${(step.ms / 1000).toFixed(1).padStart(7)} s`;
  return `${time}  ${isRed(step) ? `FAILED (${failedIn(step)})` : counts}`;
};

/** What failed in one step, a line each, with the command that repeats it. */
function failuresOf(step, isInOrder) {
  const tests = having(step, 'failed');
  const { name, repeat = name } = step;
  if (tests.length === 0) return [`  ${name}`, `    ${repeatCommand(repeat)}`];
  return tests.flatMap((test) => [
    `  ${name}: ${test.file}${test.title ? ` > ${test.title}` : ' (could not be loaded)'}`,
    `    ${repeatCommand(repeat, test, isInOrder)}`,
  ]);
}

/**
 * Lines of the summary of steps that have ended: each with `name` and either `code`, `ms` and `tests` (null where its
 * runner reports none), or `why` it was not run; `repeat` is the step that runs its tests again, if that is another.
 * `isInOrder` answers for a file whether its tests need those before them. The last line holds nothing but the numbers
 * of passed and failed.
 */
export function summaryLines(steps, isInOrder) {
  const red = steps.filter(isRed);
  const flaky = steps.flatMap((step) => having(step, 'flaky').map((test) => [step.name, test]));
  return [
    ...steps.map((step) => `${step.name.padEnd(WIDTH)} ${outcomeOf(step)}`),
    ...(flaky.length > 0 ? ['', FLAKY] : []),
    ...flaky.map(([name, { file, title }]) => `  ${name}: ${file} > ${title}`),
    ...(red.length > 0 ? ['', 'failed:', ...red.flatMap((step) => failuresOf(step, isInOrder)), ''] : []),
    `${sum(steps.map(passedIn))} passed, ${sum(steps.map(failedIn))} failed`,
  ];
}

/** 1 when a step has failed, else 0. */
export const exitCodeOf = (steps) => (steps.some(isRed) ? 1 : 0);
