import {
  type AnyActor,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { nodesOf } from '#proof/walk.ts';

/** Call of a port that the test settles, even after the chart has aborted it. */
export type HeldCall = {
  id: string;
  input: unknown;
  signal: AbortSignal;
  settled: boolean;
  settle(outcome: { output: unknown } | { error: unknown }): Promise<void>;
};

const SETTLING = /^xstate\.(done|error)\.actor\.(.+)$/;

/** Waits for microtasks only; no clock is involved. */
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await null;
};

/** Runs a registry machine as an actor whose ports stay pending until the test settles them. */
export class LiveFlow {
  readonly calls: HeldCall[] = [];
  readonly errors: unknown[] = [];
  readonly clock = new SimulatedClock();
  readonly #actor: AnyActor;

  constructor({ machine, input }: RegistryEntry, inspect: (event: InspectionEvent) => void = () => {}) {
    const sources = nodesOf(machine).flatMap((node) => node.invoke.map(({ src }) => src));
    const held = fromPromise(({ self, input: asked, signal }) => this.#hold(self.id, asked, signal));
    const actors = Object.fromEntries(sources.map((src) => [String(src), held]));
    this.#actor = createActor(machine.provide({ actors }), { input, inspect, clock: this.clock });
    this.#actor.subscribe({ error: (error) => this.errors.push(error) });
    this.#actor.start();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  /** Calls that the chart still waits for. */
  get waiting(): HeldCall[] {
    return this.calls.filter(({ settled, signal }) => !settled && !signal.aborted);
  }

  /** Plays an event of the registry: a port result settles the pending call, other events are sent. */
  async play(event: EventObject & { output?: unknown; error?: unknown }): Promise<void> {
    const [, kind, id] = SETTLING.exec(event.type) ?? [];
    if (!id) return this.#actor.send(event);
    const call = this.waiting.find((one) => one.id === id);
    if (!call) throw new Error(`nothing waits for ${id}`);
    return call.settle(kind === 'done' ? { output: event.output } : { error: event.error });
  }

  stop(): void {
    this.#actor.stop();
  }

  #hold(id: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const call: HeldCall = {
        id,
        input,
        signal,
        settled: false,
        settle: (outcome) => {
          call.settled = true;
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.output);
          return turns();
        },
      };
      this.calls.push(call);
    });
  }
}
