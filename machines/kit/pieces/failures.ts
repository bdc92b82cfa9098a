import { assign, type EventObject } from 'xstate';
import { isUnanswered as hasNoAnswer, isPermanent, messageOf } from '../failure.ts';

/** Params that a failed call gives to guards and actions. */
export type Failure = { error: unknown };
/** Type of an action that fits every chart whose context has at least `Context`. */
export type Assignment<Context, Params = undefined> = (given: { context: Context }, params: Params) => void;

export const toFailure = ({ event }: { event: Failure }): Failure => event;

const toNotice = ({ event }: { event: Failure }): { reason: string } => ({ reason: messageOf(event.error) });

type Shown = { error: string | null; isPermanent?: boolean };

/**
 * Action: stores the message of the failure, and whether a retry is useless. The cast widens the type, which XState ties to the actors of one chart.
 */
export const keepError = assign<Shown, EventObject, Failure, EventObject, never>({
  error: (_, { error }) => messageOf(error),
  isPermanent: (_, { error }) => isPermanent(error),
}) as Assignment<Shown, Failure>;

/** Guard: true if the result of the call is unknown. */
export const isUnanswered = (_: unknown, { error }: Failure): boolean => hasNoAnswer(error);

/** Transition of a failed call to `target`, which shows the message. */
export const withError = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'keepError', params: toFailure } }) as const;

/** Transition of a failed read to the state `failed`, which offers a retry. */
export const toFailed = withError('failed');

/** Transition of a failed call to `target`; the message is shown as a toast (action `notify`). */
export const withNotice = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'notify', params: toNotice } }) as const;

/** State that offers a retry after a failed read. */
export const failed = <const Target extends string>(target: Target) =>
  ({ tags: ['failed'], on: { 'screen.retried': { target } } }) as const;
