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

/** Makes the input argument optional if the machine needs none. */
type Given<Logic> =
  undefined extends InputFrom<Logic> ? [input?: InputFrom<Logic>] : [input: InputFrom<Logic>];

type Flow<Logic extends AnyStateMachine> = {
  snapshot: SnapshotFrom<Logic>;
  send: (event: EventFromLogic<Logic>) => void;
  actor: ActorRefFrom<Logic>;
};

/** Flow of a wiring, for views that get it as a prop. */
export type FlowOf<Wiring> = Wiring extends Wire<infer Logic extends AnyStateMachine> ? Flow<Logic> : never;

/** Starts a wired flow for this component without subscribing to it; `useParts` selects what a component shows. */
export function useFlowActor<Logic extends AnyStateMachine>(
  wire: Wire<Logic>,
  ...[input]: Given<Logic>
): ActorRefFrom<Logic> {
  const { storedSnapshot } = useApp();
  const logic: AnyStateMachine = useLogic(wire);
  const [snapshot] = useState(() => storedSnapshot?.(logic, input));
  const actor: AnyActorRef = useActorRef(logic, { input, ...(snapshot ? { snapshot } : {}) });
  useMemberMarks(actor, snapshot !== undefined && logic.config.meta?.hasMarks === true);
  // The generic types of the library cannot express it; this is the actor of `logic`.
  return actor as ActorRefFrom<Logic>;
}

/**
 * Reloads a flow that was rendered for a guest once a member is signed in: member toggles such as likes are missing
 * in it, and a thing hidden from guests may be visible to the member.
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

/** Starts a wired flow and renders again on each change of its state or context. */
export function useFlow<Logic extends AnyStateMachine>(
  wire: Wire<Logic>,
  ...given: Given<Logic>
): Flow<Logic> {
  const actor = useFlowActor(wire, ...given);
  const known: AnyActorRef = actor;
  return { snapshot: useSelector(known, whole<SnapshotFrom<Logic>>), send: known.send, actor };
}

/**
 * Flow whose input is owned by the address or by another outside source: `follow` makes the event that reports a new
 * input. This is the one place where an address reaches a chart.
 */
export function useAddressed<Logic extends AnyStateMachine, const Told extends EventFromLogic<Logic>>(
  wire: Wire<Logic>,
  input: InputFrom<Logic>,
  follow: (input: InputFrom<Logic>) => Told,
): Flow<Logic> {
  // A followed address always gives an input.
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

/** Subscribes to selected parts of a flow; renders again only when one of them changes. */
export const useParts = <Seen extends Snapshot<unknown>, Event extends EventObject, Parts>(
  actor: ActorRef<Seen, Event>,
  pick: (snapshot: Seen) => Parts,
): Parts => useSelector(actor, pick, shallowEqual);

const whole = <Seen>(snapshot: Seen): Seen => snapshot;
