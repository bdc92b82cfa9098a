import { createHash } from 'node:crypto';

/** Entry in the same textual form on both database engines, so that hashes agree. */
export type EntryText = {
  id: number;
  at: string;
  actorId: number | null;
  action: string;
  targetType: string;
  targetId: number;
  detail: string;
  requestId: string | null;
};

/** Link of the hash chain; `seq` counts from 1 without gaps. */
export type Link = { seq: number; hash: string };

/** Predecessor of the first link. */
export const NO_LINK: Link = { seq: 0, hash: '' };

/** Returns the hash of the link after `before` for `entry`. */
export const hashOf = (before: Link, entry: EntryText): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        before.hash,
        before.seq + 1,
        entry.id,
        entry.at,
        entry.actorId,
        entry.action,
        entry.targetType,
        entry.targetId,
        entry.detail,
        entry.requestId,
      ]),
    )
    .digest('hex');
