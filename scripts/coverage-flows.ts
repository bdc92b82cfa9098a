// `npm run coverage:flows`: which states and transitions the last test runs have exercised, machine by machine.
// Unit tests (tests/machines) must reach every state and 95 % of the transitions of every machine; browser tests
// (e2e/models.spec.ts) must play the main paths of every flow: the walkthroughs of its row in the registry, each as far
// as a person can walk it on the screen. A flow without a driver needs its reason in proof/screenless.ts.
// It reads what passing tests have reported.
import { existsSync } from 'node:fs';
import { registry } from '#proof/registry.ts';
import { findDrivers } from '../e2e/models/drivers.ts';
import { coverageOf, idleRows } from '../proof/coverage.ts';
import { readReports } from '../proof/recorder.ts';
import { SCREENLESS } from '../proof/screenless.ts';

const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 20 : 14)).join(''));

const drivers = await findDrivers();
const [unit, browser] = [readReports('unit'), readReports('browser')];
const all = registry.map((entry) => {
  const { id } = entry.machine;
  const hasDriver = drivers.some(({ flow }) => flow === id);
  return coverageOf(entry, { unit, browser, hasDriver, screenless: SCREENLESS[id] });
});
line(['machine', 'states', 'transitions', 'in browser', 'main paths']);
for (const { id, states, transitions, inBrowser, mainPaths, uncovered } of all) {
  line([id, states, transitions, inBrowser, mainPaths]);
  for (const part of uncovered) console.log(`    ${part}`);
}
const failures = [
  ...all.flatMap((one) => one.failures),
  ...idleRows(SCREENLESS, { ids: all.map(({ id }) => id), exists: existsSync }),
];
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
