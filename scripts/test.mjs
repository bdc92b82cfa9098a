// `npm test`: installs what is missing and runs every check; a failed one keeps only those from running that need it.
// `npm test -- --help` lists steps and options. `npm run test:all` runs all of it at full strength.
import { mkdirSync } from 'node:fs';
import { endChildren } from './lib/children.mjs';
import { installPackages } from './lib/install.mjs';
import { changedSteps } from './lib/testing/changed-steps.mjs';
import { runsInOrder } from './lib/testing/ordered-tests.mjs';
import { runSteps } from './lib/testing/run-steps.mjs';
import { results } from './lib/testing/step-commands.mjs';
import { keepTimes, timesTables } from './lib/testing/step-times.mjs';
import { ALL, STEPS } from './lib/testing/steps.mjs';
import { exitCodeOf, summaryLines } from './lib/testing/summary.mjs';
import { helpLines, readOptions } from './lib/testing/test-options.mjs';

const REFUSED = 2;
const INTERRUPTED = 130;

const { options, message } = readOptions(process.argv.slice(2), STEPS);
if (message) {
  console.error(message);
  process.exit(REFUSED);
}
if (options.help) {
  console.log(helpLines(STEPS).join('\n'));
  process.exit(0);
}

/** A revision that git does not know is an option that is refused. */
function editOrRefusal(since) {
  try {
    return changedSteps(since);
  } catch (error) {
    console.error(error.message);
    return process.exit(REFUSED);
  }
}

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    await endChildren();
    process.exit(INTERRUPTED);
  });

installPackages();
mkdirSync(results, { recursive: true });
const { bail, only, changed, since, file: files, title } = options;
const edit = changed ? editOrRefusal(since) : null;
const names = only ?? (edit ? Object.keys(edit.steps) : ALL);
const done = await runSteps(names, { steps: edit?.steps ?? STEPS, bail, selection: { files, title } });
keepTimes(done);
if (names === ALL) console.log(`\n=== times ===\n${timesTables(ALL).join('\n')}`);
if (edit) console.log(`\n=== left out ===\n${edit.lines.join('\n')}`);
console.log(`\n=== summary ===\n${summaryLines(done, runsInOrder).join('\n')}`);
process.exit(exitCodeOf(done));
