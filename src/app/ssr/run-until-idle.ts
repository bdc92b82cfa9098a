import { type AnyStateMachine, createActor, waitFor } from 'xstate';
import type { EmbeddedChartStates } from './embedded-state.ts';

/** A chart that a page starts, with its input. */
export type Started = { machine: AnyStateMachine; input: unknown };

/**
 * Result of running a chart on the server: it starts at rest, it loaded its data, the data does not exist (404), or
 * it was late or failed and is left to the browser.
 */
export type Outcome =
  | { kind: 'rest' }
  | { kind: 'left' }
  | { kind: 'found' | 'missing'; state: EmbeddedChartStates[string] };

/** True for a 404, also as the cause of a screen's own error. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && (('status' in error && error.status === 404) || isMissing(error.cause));

const isAtRest = ({ children }: { children: object }): boolean => Object.keys(children).length === 0;

/** Runs a chart until it waits only for the person, at most `patienceMs`. */
export async function runUntilIdle({ machine, input }: Started, patienceMs: number): Promise<Outcome> {
  let heard404 = false;
  const actor = createActor(machine, {
    input,
    inspect: ({ type, ...seen }) => {
      const event = type === '@xstate.event' && 'event' in seen ? seen.event : null;
      if (event && 'error' in event) heard404 ||= isMissing(event.error);
    },
  });
  if (isAtRest(actor.getSnapshot())) return { kind: 'rest' };
  actor.start();
  const snapshot = await waitFor(actor, isAtRest, { timeout: patienceMs }).catch(() => null);
  actor.stop();
  if (!snapshot) return { kind: 'left' };
  const state = { value: snapshot.value, context: snapshot.context };
  if (!snapshot.hasTag('failed')) return { kind: 'found', state };
  return heard404 ? { kind: 'missing', state } : { kind: 'left' };
}
