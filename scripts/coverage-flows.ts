// `npm run coverage:flows`: which states and transitions the last test runs have exercised, machine by machine.
// Unit tests (tests/machines) must reach every state and 95 % of the transitions of every machine. Browser tests
// (e2e/models.spec.ts) must in `npm test` take every transition that a screen can bring about, in the flow itself or in
// others of its shape, whose wirings unit tests try; in `npm run test:all` (THOROUGH=1) they must play the main paths of
// every flow: the walkthroughs of its row in the registry, each as far as a person can walk it on the screen. A flow
// without a driver gives its reason in its proof file. It reads what passing tests have reported.
// The share of transitions whose effect a written test asserts must not fall in any area (proof/meant.json);
// `npm run coverage:flows -- --raise` keeps what has risen.
import { existsSync } from 'node:fs';
import { registry } from '#proof/registry.ts';
import { type Screened, screened } from '../e2e/models/drivers.ts';
import { planOf } from '../e2e/models/plan.ts';
import { playedFor } from '../e2e/models/shapes.ts';
import { coverageOf, type Few, unprovenReasons } from '../proof/coverage.ts';
import { LiveFlow } from '../proof/live-flow.ts';
import { FlowRecorder, readReports } from '../proof/recorder.ts';
import { judgeMeant } from './lib/testing/meant-gate.ts';
import { thorough } from './lib/testing/thorough.mjs';

const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 20 : 14)).join(''));

const standIns = playedFor(screened);

/** Transitions that the whole plan of a flow takes. */
async function plannedOf({ entry, driver }: Screened): Promise<string[]> {
  const recorder = new FlowRecorder();
  for (const { steps } of planOf(entry, driver)) {
    const flow = new LiveFlow(entry, recorder.inspect);
    for (const step of steps) await flow.play(step);
    flow.stop();
  }
  return recorder.exercised[entry.machine.id]?.transitions ?? [];
}

async function fewOf(one: Screened): Promise<Few> {
  const played = standIns.get(one.entry.machine.id) ?? [];
  return {
    wanted: await plannedOf(one),
    standIns: registry.filter(({ machine }) => played.includes(machine.id)),
  };
}

const [unit, browser] = [readReports('unit'), readReports('browser')];
const all = await Promise.all(
  registry.map(async (entry) => {
    const one = screened.find((row) => row.entry === entry);
    const few = one && !thorough ? await fewOf(one) : undefined;
    return coverageOf(entry, {
      unit,
      browser,
      hasDriver: one !== undefined,
      undriven: entry.undriven,
      few,
    });
  }),
);
line(['machine', 'states', 'transitions', 'in browser', 'main paths']);
for (const { id, states, transitions, inBrowser, mainPaths, uncovered } of all) {
  line([id, states, transitions, inBrowser, mainPaths]);
  for (const part of uncovered) console.log(`    ${part}`);
}
const failures = [
  ...all.flatMap((one) => one.failures),
  ...unprovenReasons(registry, existsSync),
  ...judgeMeant({ unit, browser }, process.argv.includes('--raise')),
];
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
