import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { transitionKey } from './parts.ts';

/** What runs have exercised, by machine id. */
type Exercised = Record<string, { states: string[]; transitions: string[] }>;
/** A main path (walkthrough of the registry) that a browser has played to its end. */
type PlayedPath = { flow: string; path: string };
type Kind = 'unit' | 'browser';
/** The path of a unit report that a flow's wiring has reached the server's answer and its failure. */
export const WIRED = 'wired';
/** What one test file or test has reported. */
export type Report = { from: string; exercised: Exercised; paths: PlayedPath[] };

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folderOf = (kind: Kind): string => join(root, '.tmp/coverage', kind);

/** Notes which states and transitions running machines pass through; `inspect` goes to `createActor`. */
export class FlowRecorder {
  readonly #seen = new Map<string, { states: Set<string>; transitions: Set<string> }>();

  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { snapshot } = event;
    if (!isMachineSnapshot(snapshot)) return;
    const { states, transitions } = this.#of(snapshot.machine.id);
    for (const { id } of snapshot._nodes) states.add(id);
    if (event.type === '@xstate.snapshot') return;
    for (const transition of event._transitions) {
      transitions.add(transitionKey(transition));
      // A state that is left at once is never in a snapshot: a transition out of it proves it.
      for (let node = transition.source; node.parent; node = node.parent) states.add(node.id);
    }
  };

  /** Takes over what another recorder has seen. */
  add(other: FlowRecorder): void {
    for (const [id, seen] of other.#seen) {
      const own = this.#of(id);
      for (const state of seen.states) own.states.add(state);
      for (const transition of seen.transitions) own.transitions.add(transition);
    }
  }

  get exercised(): Exercised {
    const rows = [...this.#seen].map(([id, { states, transitions }]) => [
      id,
      { states: [...states], transitions: [...transitions] },
    ]);
    return Object.fromEntries(rows);
  }

  #of(id: string) {
    const known = this.#seen.get(id) ?? { states: new Set<string>(), transitions: new Set<string>() };
    this.#seen.set(id, known);
    return known;
  }
}

/** Writes the report of one test file or test; a later run of the same one replaces it. */
export function writeReport(kind: Kind, name: string, report: Report): void {
  mkdirSync(folderOf(kind), { recursive: true });
  writeFileSync(join(folderOf(kind), `${name.replace(/[^\w.-]+/g, '-')}.json`), JSON.stringify(report));
}

/** All reports of a kind, without those of test files that are gone. */
export function readReports(kind: Kind): Report[] {
  if (!existsSync(folderOf(kind))) return [];
  const names = readdirSync(folderOf(kind)).filter((name) => name.endsWith('.json'));
  const reports: Report[] = names.map((name) => JSON.parse(readFileSync(join(folderOf(kind), name), 'utf8')));
  return reports.filter(({ from }) => existsSync(join(root, from)));
}
