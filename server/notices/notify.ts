import { GATHERED_HOURS } from '#domain/policies/reminders.ts';
import type { Queryable } from '../db/database.ts';
import { CAUSES, type CauseKind, type Facts } from './causes.ts';
import { forgetActor, gatherNotice, scatterNotice } from './notice-actor-store.ts';
import { insertNotices, type NewNotice } from './notice-store.ts';

/** Milliseconds in which the acts of several people are one notification. */
const GATHERED_MS = GATHERED_HOURS * 3_600_000;

/** To whom something is told, and what there is to tell. */
export type Told<K extends CauseKind> = { userId: number; facts: Facts[K] };

function noticeOf<K extends CauseKind>(kind: K, { userId, facts }: Told<K>, now: Date): NewNotice {
  const cause = CAUSES[kind];
  return {
    userId,
    type: kind,
    topic: cause.topic,
    message: cause.say(facts),
    path: cause.path(facts),
    about: cause.about(facts),
    stretch: cause.isGathered ? Math.floor(now.getTime() / GATHERED_MS) : 0,
    isMailed: cause.mail !== undefined,
  };
}

/** Tells members of one cause, in the transaction that did it: both happen or neither. The same is told once. */
export const notify = <K extends CauseKind>(
  tx: Queryable,
  kind: K,
  told: readonly Told<K>[],
  now: Date,
): Promise<void> =>
  insertNotices(
    tx,
    told.map((one) => noticeOf(kind, one, now)),
    now,
  );

/** Causes of which several people may be the reason. */
type Social = 'FEED_COMMENT' | 'FEED_LIKE' | 'FOLLOWED';

/** Tells of somebody's deed; nobody is told of an own one, nor of one of whom they see nothing. */
export async function notifyOf<K extends Social>(
  tx: Queryable,
  kind: K,
  { by, ...told }: Told<K> & { by: number },
  now: Date,
): Promise<void> {
  if (by === told.userId) return;
  await gatherNotice(tx, noticeOf(kind, told, now), by, now);
}

/** The deed was taken back. */
export const unnotify = <K extends Social>(
  tx: Queryable,
  kind: K,
  facts: Facts[K],
  by: number,
): Promise<void> => scatterNotice(tx, { type: kind, about: CAUSES[kind].about(facts) }, by);

/** Somebody wants to hear no more of another member, who may hear of them. */
export const forgetDeedsOf = (tx: Queryable, other: number, readerId: number): Promise<void> =>
  forgetActor(tx, readerId, other);

/** Two members want nothing of each other any more: neither is told of what the other has done. */
export async function forgetDeedsBetween(tx: Queryable, one: number, other: number): Promise<void> {
  await forgetActor(tx, one, other);
  await forgetActor(tx, other, one);
}
