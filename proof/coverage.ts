import type { RegistryEntry } from '#proof/entry.ts';
import type { Proof, Undriven } from './page.ts';
import { partsOf } from './parts.ts';
import { type Report, WIRED } from './recorder.ts';
import { inShape } from './shapes.ts';

/** Share of a machine's states and transitions that unit tests must cover. */
const NEEDED = { states: 1, transitions: 0.95 } as const;
type Part = keyof typeof NEEDED;

/** Coverage of one machine by unit and browser tests. */
export type Coverage = {
  id: string;
  /** Covered of all, as text for a table. */
  states: string;
  transitions: string;
  inBrowser: string;
  mainPaths: string;
  /** Names of uncovered parts; for a flow without a screen the reason. */
  uncovered: string[];
  /** Reasons why the coverage is insufficient; empty if it is sufficient. */
  failures: string[];
};

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 100 : Math.floor((part / whole) * 100)} %`;

const seenIn = (reports: readonly Report[], id: string, part: Part): Set<string> =>
  new Set(reports.flatMap(({ exercised }) => exercised[id]?.[part] ?? []));

/** Coverage by unit tests: every state and nearly every transition is required. */
function judgeUnit({ machine }: RegistryEntry, reports: readonly Report[], part: Part) {
  const all = partsOf(machine)[part];
  const seen = seenIn(reports, machine.id, part);
  const missing = all.filter((name) => !seen.has(name));
  const enough = all.length - missing.length >= all.length * NEEDED[part];
  return {
    share: percent(all.length - missing.length, all.length),
    uncovered: missing.map((name) => `not in unit tests: ${name}`),
    failures: enough ? [] : [`${machine.id}: ${part} below ${NEEDED[part] * 100} % in unit tests`],
  };
}

/** Coverage by browser tests: every walkthrough of the registry is required. */
function judgeBrowser({ machine, walkthroughs }: RegistryEntry, reports: readonly Report[]) {
  const { id } = machine;
  const all = partsOf(machine).transitions;
  const seen = seenIn(reports, id, 'transitions');
  const missing = all.filter((name) => !seen.has(name));
  const played = reports.flatMap(({ paths }) => paths).filter(({ flow }) => flow === id);
  const unplayed = walkthroughs.filter(({ name }) => !played.some(({ path }) => path === name));
  return {
    inBrowser: percent(all.length - missing.length, all.length),
    mainPaths: `${walkthroughs.length - unplayed.length}/${walkthroughs.length}`,
    uncovered: missing.map((name) => `not in a browser: ${name}`),
    failures: unplayed.map(({ name }) => `${id}: main path "${name}" not played in a browser`),
  };
}

/**
 * What `npm test` plays of a flow in a browser: every transition, some of them in other flows of the same structure.
 */
export type Few = {
  /** Transitions that the screen can trigger. */
  wanted: readonly string[];
  /** Flows of the same structure that are played in its place; empty if it is played itself. */
  standIns: readonly RegistryEntry[];
};

/**
 * Coverage by the browser tests of `npm test`: every transition over all flows of a structure, and the wiring of each
 * flow that is not played.
 */
function judgeFew(entry: RegistryEntry, { unit, browser }: Reports, { wanted, standIns }: Few) {
  const { id } = entry.machine;
  const played = standIns.length > 0 ? standIns : [entry];
  const seen = new Set(
    played.flatMap(({ machine }) =>
      [...seenIn(browser, machine.id, 'transitions')].map((name) => inShape(machine, name)),
    ),
  );
  const missing = wanted.filter((name) => !seen.has(inShape(entry.machine, name)));
  const isWired = unit.some(({ paths }) => paths.some(({ flow, path }) => flow === id && path === WIRED));
  const names = standIns.map(({ machine }) => machine.id).join(', ');
  return {
    inBrowser: percent(wanted.length - missing.length, wanted.length),
    mainPaths: standIns.length > 0 ? 'in its shape' : 'few',
    uncovered: standIns.length > 0 ? [`left to ${names}, which have its shape`] : [],
    failures: [
      ...missing.map((name) => `${id}: ${name} not taken in a browser`),
      ...(standIns.length > 0 && !isWired
        ? [`${id}: left to ${names}, but no test has tried its wiring`]
        : []),
    ],
  };
}

type Reports = { unit: readonly Report[]; browser: readonly Report[] };
/** How browser tests reach a flow: by a driver, by a test of its own if it has no screen, or not at all. */
type Screens = { hasDriver: boolean; undriven?: Undriven | undefined; few?: Few | undefined };

function judgeScreens(entry: RegistryEntry, reports: Reports, { hasDriver, undriven, few }: Screens) {
  const { id } = entry.machine;
  if (hasDriver) {
    const judged = few ? judgeFew(entry, reports, few) : judgeBrowser(entry, reports.browser);
    const twice = undriven ? [`${id}: a reason for having no driver, but a driver plays it`] : [];
    return { ...judged, failures: [...judged.failures, ...twice] };
  }
  const none = { inBrowser: '-', mainPaths: '-' };
  if (undriven)
    return { ...none, uncovered: [`no driver: ${undriven.why} (${undriven.provenBy})`], failures: [] };
  const failures = [`${id}: neither a driver nor a reason for having none`];
  return { ...none, uncovered: [], failures };
}

/** Coverage of a machine from the reports of test runs. */
export function coverageOf(entry: RegistryEntry, { unit, browser, ...screens }: Reports & Screens): Coverage {
  const states = judgeUnit(entry, unit, 'states');
  const transitions = judgeUnit(entry, unit, 'transitions');
  const { inBrowser, mainPaths, ...rest } = judgeScreens(entry, { unit, browser }, screens);
  return {
    id: entry.machine.id,
    states: states.share,
    transitions: transitions.share,
    inBrowser,
    mainPaths,
    uncovered: [...states.uncovered, ...transitions.uncovered, ...rest.uncovered],
    failures: [...states.failures, ...transitions.failures, ...rest.failures],
  };
}

/** Reasons for having no driver whose test file is missing, by the id of the machine. */
export const unprovenReasons = (
  proofs: readonly Pick<Proof, 'machine' | 'undriven'>[],
  exists: (path: string) => boolean,
): string[] =>
  proofs.flatMap(({ machine, undriven }) =>
    undriven === undefined || exists(undriven.provenBy)
      ? []
      : [`${machine.id}: proved by ${undriven.provenBy}, which is not there`],
  );
