import type { AnyActor, AnyMachineSnapshot, EventObject, InspectionEvent, Snapshot } from 'xstate';
import { senderOf } from '#src/lib/navigation/link.ts';
import { edgeId } from '../model/covered-transitions.ts';
import { type Refusal, refusalsOf } from '../model/guards.ts';
import type { ActorState, Report } from '../model/live-log.ts';
import { sanitize } from '../model/sanitize.ts';

type Known = {
  id: number;
  actor: WeakRef<AnyActor>;
  last: unknown;
  taken: string[];
  source: number | null;
  data: Data;
};
/** Last context that was copied; copying it again for each event would slow the shop down. */
type Data = { of: unknown; copy: unknown; cut: boolean };

/** Time in ms, with the clock of one page. */
export const now = (): number => Math.round(performance.timeOrigin + performance.now());

/** Record of an actor of which no step has been seen. */
const nothingKnown = (id: number, actor: AnyActor): Known => ({
  id,
  actor: new WeakRef(actor),
  last: null,
  taken: [],
  source: null,
  data: { of: undefined, copy: null, cut: false },
});

/** Edges of the chart that a microstep has taken. */
const edgesOf = ({ _transitions }: Extract<InspectionEvent, { type: '@xstate.microstep' }>): string[] =>
  _transitions.flatMap(({ source, target }) =>
    (target ?? [source]).map((node) => edgeId(source.id, node.id)),
  );

/** Numbers of the actors and reports of a log. */
export type Counter = { actor(): number; seq(): number };

/** Converts XState's inspection events to reports: plain data, masked, with limited size. */
export function createReporter(next: Counter) {
  const known = new WeakMap<object, Known>();
  const byId = new Map<number, Known>();
  const started = (actor: AnyActor): Report => {
    const one = known.get(actor) ?? register(actor);
    one.last = actor.getSnapshot();
    return {
      kind: 'actor',
      at: now(),
      actor: one.id,
      parent: actor._parent ? (known.get(actor._parent)?.id ?? null) : null,
      name: actor.systemId ?? actor.id,
      machine: machineIdOf(actor),
      ...stateOf(one, actor.getSnapshot()),
    };
  };

  const register = (actor: AnyActor): Known => {
    const one = nothingKnown(next.actor(), actor);
    known.set(actor, one);
    byId.set(one.id, one);
    return one;
  };

  const inspected = (event: InspectionEvent): Report | null => {
    const one = known.get(event.actorRef);
    if (!one) return null;
    if (event.type === '@xstate.event') {
      one.source = event.sourceRef ? (known.get(event.sourceRef)?.id ?? null) : null;
      one.taken = [];
    }
    if (event.type === '@xstate.microstep') one.taken.push(...edgesOf(event));
    return event.type === '@xstate.snapshot' ? toStep(one, event.event, event.snapshot) : null;
  };

  const toStep = (one: Known, event: EventObject, snapshot: Snapshot<unknown>): Report | null => {
    if (event.type === 'xstate.init') return null;
    const refusals = one.taken.length === 0 ? refusedBy(one.last, event) : [];
    one.last = snapshot;
    const state = stateOf(one, snapshot);
    const said = maskedEvent(event);
    return {
      kind: 'step',
      seq: next.seq(),
      at: now(),
      actor: one.id,
      source: one.source,
      sender: senderOf(event),
      event: said.event,
      taken: one.taken,
      refusals,
      cut: said.cut || one.data.cut,
      ...state,
    };
  };

  return { started, inspected, actorOf: (id: number) => byId.get(id)?.actor.deref() };
}

/** Masked copy of an event; it keeps the type, which is no personal data, and so is an event. */
function maskedEvent(event: EventObject): { event: EventObject; cut: boolean } {
  const { value, cut } = sanitize(event);
  return { event: { ...(value as object), type: event.type }, cut };
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;

const machineIdOf = ({ logic }: AnyActor): string | null =>
  typeof logic === 'object' && 'root' in logic && 'id' in logic ? String(logic.id) : null;

function stateOf(one: Known, snapshot: Snapshot<unknown>): ActorState {
  if (!isMachineSnapshot(snapshot)) return { value: null, context: null, status: snapshot.status };
  const { value, context, status } = snapshot;
  if (one.data.of !== context) {
    const copied = sanitize(context);
    one.data = { of: context, copy: copied.value, cut: copied.cut };
  }
  return { value, context: one.data.copy, status };
}

function refusedBy(before: unknown, event: EventObject): Refusal[] {
  if (!isMachineSnapshot(before)) return [];
  return refusalsOf(before, event).map((refusal) => ({
    ...refusal,
    params: sanitize(refusal.params).value,
    context: Object.fromEntries(
      Object.entries(refusal.context).map(([key, one]) => [key, sanitize({ [key]: one }).value]),
    ),
  }));
}
