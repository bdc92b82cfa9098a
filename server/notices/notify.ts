import { GATHERED_HOURS } from '#domain/policies/reminders.ts';
import type { Queryable } from '../db/database.ts';
import { CAUSES, type CauseKind, type Facts } from './causes.ts';
import { forgetActor, gatherNotice, scatterNotice } from './notice-actor-store.ts';
import { addEvent, insertNotices, type NewNotice } from './notice-store.ts';
import { talkOf } from './talk/talk-words.ts';

/** Period in ms in which actions of several members form one notification. */
const GATHERED_MS = GATHERED_HOURS * 3_600_000;

/** Recipient and data of a notification. */
export type Notified<K extends CauseKind> = { userId: number; facts: Facts[K] };

function noticeOf<K extends CauseKind>(kind: K, { userId, facts }: Notified<K>, now: Date): NewNotice {
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
    talk: talkOf(kind, facts),
  };
}

/**
 * Notifies members of one cause in the caller's transaction. The same reference is notified once.
 */
export async function notify<K extends CauseKind>(
  tx: Queryable,
  kind: K,
  told: readonly Notified<K>[],
  now: Date,
): Promise<void> {
  await insertNotices(tx, noticesOf(kind, told, now), now);
}

/** Builds the notifications of `notify`, for `newNotices` within another statement. */
export const noticesOf = <K extends CauseKind>(
  kind: K,
  told: readonly Notified<K>[],
  now: Date,
): NewNotice[] => told.map((one) => noticeOf(kind, one, now));

/**
 * Notifies a member of one more event of its kind in one notification, which becomes unread again;
 * `factsOf` gives the facts for the number of its events.
 */
export async function notifyAgain<K extends CauseKind>(
  tx: Queryable,
  kind: K,
  { userId, factsOf }: { userId: number; factsOf: (events: number) => Facts[K] },
  now: Date,
): Promise<void> {
  const notice = (events: number) => noticeOf(kind, { userId, facts: factsOf(events) }, now);
  await addEvent(tx, notice(1), (events) => notice(events).message, now);
}

/** Causes with gathered actors. */
type Social = 'FEED_COMMENT' | 'FEED_LIKE' | 'FOLLOWED';

/** Notifies a member of another one's action; own actions and hidden actors are skipped. */
export async function notifyOf<K extends Social>(
  tx: Queryable,
  kind: K,
  { by, ...told }: Notified<K> & { by: number },
  now: Date,
): Promise<void> {
  if (by === told.userId) return;
  await gatherNotice(tx, noticeOf(kind, told, now), by, now);
}

/** Removes the notification of a revoked action. */
export const unnotify = <K extends Social>(
  tx: Queryable,
  kind: K,
  facts: Facts[K],
  by: number,
): Promise<void> => scatterNotice(tx, { type: kind, about: CAUSES[kind].about(facts) }, by);

/** Removes another member's actions from a reader's notifications. */
export const deleteNoticesFrom = (tx: Queryable, other: number, readerId: number): Promise<void> =>
  forgetActor(tx, readerId, other);

/** Removes the actions of two members from each other's notifications. */
export async function deleteNoticesBetween(tx: Queryable, one: number, other: number): Promise<void> {
  await forgetActor(tx, one, other);
  await forgetActor(tx, other, one);
}
