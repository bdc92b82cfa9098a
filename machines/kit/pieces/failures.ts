import { assign, type EventObject } from 'xstate';
import { isUnanswered as hasNoAnswer, messageOf } from '../failure.ts';

/** What a failed call tells guards and actions. */
export type Failure = { error: unknown };
/** An action that any chart may list whose context has at least `Context`. */
export type Assignment<Context, Params = undefined> = (given: { context: Context }, params: Params) => void;

export const toFailure = ({ event }: { event: Failure }): Failure => event;

const toNotice = ({ event }: { event: Failure }): { reason: string } => ({ reason: messageOf(event.error) });

type Shown = { error: string | null };

/** Action: the message of a failure is shown. XState reads an assignment as data; its own type names the actor of one chart. */
export const keepError = assign<Shown, EventObject, Failure, EventObject, never>({
  error: (_, { error }) => messageOf(error),
}) as Assignment<Shown, Failure>;

/** Guard: nothing tells whether the server has done what it was asked. */
export const isUnanswered = (_: unknown, { error }: Failure): boolean => hasNoAnswer(error);

/** Transition of a failed call: to `target`, where its message is shown. */
export const withError = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'keepError', params: toFailure } }) as const;

/** Transition of a failed read: to the state that offers another try. */
export const toFailed = withError('failed');

/** Transition of a failed call: to `target`, and the message of the failure passes by as a notice (action `notify`). */
export const withNotice = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'notify', params: toNotice } }) as const;

/** A state that offers another try after a failed read. */
export const failed = <const Target extends string>(target: Target) =>
  ({ tags: ['failed'], on: { 'screen.retried': { target } } }) as const;
