import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyStateMachine, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { transitionKey } from './parts.ts';
import { inShape, shapeOf } from './shapes.ts';

/** Covered states and transitions by machine id. */
type Exercised = Record<string, { states: string[]; transitions: string[] }>;
/** Walkthrough of the registry that a browser test has played to its end. */
type PlayedPath = { flow: string; path: string };
type Kind = 'unit' | 'browser';
/** Path name of a unit report for a wiring that reached both an answer and a failure of the server. */
export const WIRED = 'wired';
/** Transitions whose effect a written test has asserted, by the structure of their chart and without its id. */
type Meant = Record<string, string[]>;
/** Report of one test file or test. */
export type Report = { from: string; exercised: Exercised; paths: PlayedPath[]; meant?: Meant };

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folderOf = (kind: Kind): string => join(root, '.tmp/coverage', kind);

/** Structures by the configuration of their charts, which every copy that `provide` makes shares. */
const shapes = new WeakMap<object, string>();
const shapeOnce = (machine: AnyStateMachine): string => {
  const shape = shapes.get(machine.config) ?? shapeOf(machine);
  shapes.set(machine.config, shape);
  return shape;
};

/** Records the states and transitions of running machines; pass `inspect` to `createActor`. */
export class FlowRecorder {
  readonly #seen = new Map<string, { states: Set<string>; transitions: Set<string> }>();
  readonly #meant = new Map<string, Set<string>>();

  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { snapshot } = event;
    if (!isMachineSnapshot(snapshot)) return;
    const { states, transitions } = this.#of(snapshot.machine.id);
    for (const { id } of snapshot._nodes) states.add(id);
    if (event.type === '@xstate.snapshot') return;
    for (const transition of event._transitions) {
      transitions.add(transitionKey(transition));
      // A transient state is never in a snapshot: a transition out of it proves that it was entered.
      for (let node = transition.source; node.parent; node = node.parent) states.add(node.id);
    }
  };

  /** Notes transitions whose effect a test has asserted. */
  mean(machine: AnyStateMachine, transitions: Iterable<string>): void {
    const own = this.#meantOf(shapeOnce(machine));
    for (const name of transitions) own.add(inShape(machine, name));
  }

  /** Merges another recorder. */
  add(other: FlowRecorder): void {
    for (const [shape, names] of other.#meant) for (const name of names) this.#meantOf(shape).add(name);
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

  get meant(): Meant {
    return Object.fromEntries([...this.#meant].map(([shape, names]) => [shape, [...names]]));
  }

  #meantOf(shape: string): Set<string> {
    const known = this.#meant.get(shape) ?? new Set<string>();
    this.#meant.set(shape, known);
    return known;
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

/** All reports of a kind, without those of deleted test files. */
export function readReports(kind: Kind): Report[] {
  if (!existsSync(folderOf(kind))) return [];
  const names = readdirSync(folderOf(kind)).filter((name) => name.endsWith('.json'));
  const reports: Report[] = names.map((name) => JSON.parse(readFileSync(join(folderOf(kind), name), 'utf8')));
  return reports.filter(({ from }) => existsSync(join(root, from)));
}
