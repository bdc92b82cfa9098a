// `npm run coverage:flows`: which states and transitions the last test runs have exercised, machine by machine.
// Unit tests (tests/machines) must reach every state and 95 % of the transitions of every machine; browser tests
// (e2e/models.spec.ts) must play the main paths of every flow that has a driver: the walkthroughs of its row in the
// registry, each as far as a person can walk it on the screen. It reads what passing tests have reported.
import { registry } from '#machines/registry.ts';
import { findDrivers } from '../e2e/models/drivers.ts';
import { coverageOf } from '../tests/flows/coverage.ts';
import { readReports } from '../tests/flows/recorder.ts';

const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 20 : 14)).join(''));

const drivers = await findDrivers();
const [unit, browser] = [readReports('unit'), readReports('browser')];
const all = registry.map((entry) =>
  coverageOf(entry, { unit, browser, hasDriver: drivers.some(({ flow }) => flow === entry.machine.id) }),
);
line(['machine', 'states', 'transitions', 'in browser', 'main paths']);
for (const { id, states, transitions, inBrowser, mainPaths, uncovered } of all) {
  line([id, states, transitions, inBrowser, mainPaths]);
  for (const part of uncovered) console.log(`    ${part}`);
}
const failures = all.flatMap((one) => one.failures);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
