import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type {
  ActorRef,
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  Snapshot,
  SnapshotFrom,
} from 'xstate';
import { useApp, useLogic } from '#src/flow/app-context.tsx';
import { onceMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';

type Wire<Logic> = (app: AppServices) => Logic;

/** An input is an argument where the chart wants some. */
type Given<Logic> =
  undefined extends InputFrom<Logic> ? [input?: InputFrom<Logic>] : [input: InputFrom<Logic>];

type Flow<Logic extends AnyStateMachine> = {
  snapshot: SnapshotFrom<Logic>;
  send: (event: EventFromLogic<Logic>) => void;
  actor: ActorRefFrom<Logic>;
};

/** The flow that a wiring makes, for a view that is given one. */
export type FlowOf<Wiring> = Wiring extends Wire<infer Logic extends AnyStateMachine> ? Flow<Logic> : never;

/** A flow of this page, wired to the world. It draws nothing anew by itself: `useParts` picks what is shown of it. */
export function useFlowActor<Logic extends AnyStateMachine>(
  wire: Wire<Logic>,
  ...[input]: Given<Logic>
): ActorRefFrom<Logic> {
  const { storedSnapshot } = useApp();
  const logic: AnyStateMachine = useLogic(wire);
  const [snapshot] = useState(() => storedSnapshot?.(logic, input));
  const actor: AnyActorRef = useActorRef(logic, { input, ...(snapshot ? { snapshot } : {}) });
  useMemberMarks(actor, snapshot !== undefined && logic.config.meta?.hasMarks === true);
  // The library's types cannot follow a chart that is not known yet; it is the one that was just started.
  return actor as ActorRefFrom<Logic>;
}

/**
 * What the server found is a visitor's. A chart with marks of a person, such as a like, reads them once a member is
 * here; a thing that a visitor may not see may be there for a member.
 */
function useMemberMarks(actor: AnyActorRef, isVisitors: boolean): void {
  const { session } = useApp();
  useEffect(() => {
    if (!isVisitors) return;
    return onceMember(session, () => {
      const hasFailed = actor.getSnapshot().hasTag('failed');
      actor.send({ type: hasFailed ? 'screen.retried' : 'screen.reloaded' });
    });
  }, [session, actor, isVisitors]);
}

/** A flow of this page with all that it shows: drawn anew when its state or its data have changed. */
export function useFlow<Logic extends AnyStateMachine>(
  wire: Wire<Logic>,
  ...given: Given<Logic>
): Flow<Logic> {
  const actor = useFlowActor(wire, ...given);
  const known: AnyActorRef = actor;
  return { snapshot: useSelector(known, whole<SnapshotFrom<Logic>>), send: known.send, actor };
}

/**
 * A flow whose input the address owns, or whatever else lies outside of the chart: `follow` makes the event that tells
 * it of another one. This is the one place where an address reaches a chart.
 */
export function useAddressed<Logic extends AnyStateMachine, const Told extends EventFromLogic<Logic>>(
  wire: Wire<Logic>,
  input: InputFrom<Logic>,
  follow: (input: InputFrom<Logic>) => Told,
): Flow<Logic> {
  // Whoever follows an address has an input to begin with.
  const flow = useFlow(wire, ...([input] as Given<Logic>));
  const key = JSON.stringify(input);
  const told = useRef(key);
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    flow.send(follow(input));
  });
  return flow;
}

/** Parts of what a flow shows; drawn anew only when one of them has changed. */
export const useParts = <Seen extends Snapshot<unknown>, Event extends EventObject, Parts>(
  actor: ActorRef<Seen, Event>,
  pick: (snapshot: Seen) => Parts,
): Parts => useSelector(actor, pick, shallowEqual);

const whole = <Seen>(snapshot: Seen): Seen => snapshot;
