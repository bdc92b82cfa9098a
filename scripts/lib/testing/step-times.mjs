// What the last run of each step took, kept beside the reports of its tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '../numbers.mjs';
import { partsFile, reportFile, results } from './step-commands.mjs';
import { readTests } from './test-reports.mjs';
import { timesOf } from './test-times.mjs';

const file = join(results, 'step-times.json');
const keptTimes = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Keeps what the steps of a run took; those that were not part of it keep what they took before. */
export function keepTimes(done) {
  const taken = done.filter(({ ms }) => ms !== undefined).map(({ name, ms }) => [name, ms]);
  writeFileSync(file, JSON.stringify({ ...keptTimes(), ...Object.fromEntries(taken) }));
}

const partsOf = (name) =>
  existsSync(partsFile(name))
    ? readFileSync(partsFile(name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** Tables of what the last run of each of the named steps has cost; a step that has not run is not in them. */
export function timesTables(names) {
  const kept = keptTimes();
  const steps = names
    .filter((name) => kept[name] !== undefined)
    .map((name) => ({ name, ms: kept[name], tests: readTests(reportFile(name)), parts: partsOf(name) }));
  return timesOf(steps)
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ head, rows }) => [...tableOf(head, rows), ''])
    .slice(0, -1);
}
