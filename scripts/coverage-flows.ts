// `npm run coverage:flows`: which states and transitions the last test runs have exercised, machine by machine.
// Unit tests (tests/machines) must reach every state and 95 % of the transitions of every machine; browser tests
// (e2e/models.spec.ts) must play the main paths of every flow that has a driver: the walkthroughs of its row in the
// registry, each as far as a person can walk it on the screen. Reads the reports the tests wrote; measures nothing.
import { registry } from '#machines/registry.ts';
import { findDrivers } from '../e2e/models/drivers.ts';
import { partsOf } from '../tests/flows/parts.ts';
import { readReports } from '../tests/flows/recorder.ts';

const NEEDED = { states: 1, transitions: 0.95 };

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 100 : Math.floor((part / whole) * 100)} %`;

/** What the reports of a kind hold for a machine. */
function coveredOf(kind: 'unit' | 'browser', id: string) {
  const reports = readReports(kind);
  const of = (part: 'states' | 'transitions') =>
    new Set(reports.flatMap(({ exercised }) => exercised[id]?.[part] ?? []));
  return {
    states: of('states'),
    transitions: of('transitions'),
    paths: reports.flatMap(({ paths }) => paths),
  };
}

const drivers = await findDrivers();
const failures: string[] = [];
const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 20 : 16)).join(''));
line(['machine', 'states', 'transitions', 'in browser', 'main paths']);

for (const { machine, walkthroughs } of registry) {
  const { id } = machine;
  const parts = partsOf(machine);
  const unit = coveredOf('unit', id);
  const browser = coveredOf('browser', id);
  const driver = drivers.find(({ flow }) => flow === id);
  const missing = {
    states: parts.states.filter((name) => !unit.states.has(name)),
    transitions: parts.transitions.filter((name) => !unit.transitions.has(name)),
  };
  const played = (name: string) => browser.paths.some(({ flow, path }) => flow === id && path === name);
  const unplayed = driver ? walkthroughs.filter(({ name }) => !played(name)) : [];
  const seen = parts.transitions.filter((name) => browser.transitions.has(name)).length;
  line([
    id,
    percent(parts.states.length - missing.states.length, parts.states.length),
    percent(parts.transitions.length - missing.transitions.length, parts.transitions.length),
    driver ? percent(seen, parts.transitions.length) : '-',
    driver ? `${walkthroughs.length - unplayed.length}/${walkthroughs.length}` : '-',
  ]);
  for (const part of ['states', 'transitions'] as const) {
    for (const name of missing[part]) console.log(`    not in unit tests: ${name}`);
    const share = 1 - missing[part].length / Math.max(1, parts[part].length);
    if (share < NEEDED[part]) failures.push(`${id}: ${part} below ${NEEDED[part] * 100} % in unit tests`);
  }
  if (driver)
    for (const name of parts.transitions.filter((one) => !browser.transitions.has(one)))
      console.log(`    not in a browser: ${name}`);
  for (const { name } of unplayed) failures.push(`${id}: main path "${name}" not played in a browser`);
}

for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
