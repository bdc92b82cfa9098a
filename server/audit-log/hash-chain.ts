import { createHash } from 'node:crypto';

/** An entry as both engines spell it, so that its hash is the same on both. */
export type EntryText = {
  id: number;
  at: string;
  actor_id: number | null;
  action: string;
  target_type: string;
  target_id: number;
  detail: string;
  request_id: string | null;
};

/** A link of the chain; `seq` counts from 1 without a gap. */
export type Link = { seq: number; hash: string };

/** What the first link follows. */
export const NO_LINK: Link = { seq: 0, hash: '' };

/** The hash of the link that follows `before` and holds `entry`. */
export const hashOf = (before: Link, entry: EntryText): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        before.hash,
        before.seq + 1,
        entry.id,
        entry.at,
        entry.actor_id,
        entry.action,
        entry.target_type,
        entry.target_id,
        entry.detail,
        entry.request_id,
      ]),
    )
    .digest('hex');
