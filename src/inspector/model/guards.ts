import {
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type EventObject,
  getNextTransitions,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';

/** A guard that refused an event: state, params, source and the context it read. */
export type Refusal = {
  state: string;
  guard: string;
  params: unknown;
  source: string;
  context: Readonly<Record<string, unknown>>;
};

type Guard = AnyTransitionDefinition['guard'];

/** Returns the name of a guard of a transition. */
export function guardName(guard: NonNullable<Guard>): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name || 'guard';
  return guard.type;
}

/** True if the guard of a transition accepts the event, or there is no guard. */
export const isLetThrough = (
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): boolean => guard === undefined || evaluateGuard(guard, snapshot.context, event, snapshot);

/** Transitions of the active states for an event, whatever their guards decide. */
export const candidatesFor = (snapshot: AnyMachineSnapshot, type: string): AnyTransitionDefinition[] =>
  getNextTransitions(snapshot).filter(({ eventType }) => eventType === type);

/** Guards that refuse an event now. */
export const refusalsOf = (snapshot: AnyMachineSnapshot, event: EventObject): Refusal[] =>
  candidatesFor(snapshot, event.type).flatMap((transition) =>
    transition.guard === undefined || isLetThrough(transition, snapshot, event)
      ? []
      : [toRefusal(transition.guard, transition.source.id, snapshot, event)],
  );

function toRefusal(
  guard: NonNullable<Guard>,
  state: string,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Refusal {
  const name = guardName(guard);
  const source = String(snapshot.machine.implementations.guards[name] ?? guard);
  const read = Object.entries(snapshot.context).filter(([key]) => new RegExp(`\\b${key}\\b`).test(source));
  return {
    state,
    guard: name,
    params: paramsOf(guard, snapshot, event),
    source,
    context: Object.fromEntries(read),
  };
}

function paramsOf(guard: NonNullable<Guard>, { context }: AnyMachineSnapshot, event: EventObject): unknown {
  if (typeof guard !== 'object' || !('params' in guard)) return undefined;
  return typeof guard.params === 'function' ? guard.params({ context, event }) : guard.params;
}
