import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { networkOf } from '../../kit/network-of.ts';
import { hashNetwork } from '../../members/auth/known-device-store.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** How long somebody was here before the last thing that they did, and after it. */
const STAYED = 25 * MINUTE;
const LOOKED_ON = 6 * MINUTE;
/** As long as a log-in would have lasted. */
const LASTS = 14 * DAY;
const DEVICES = ['Chrome · Windows', 'Safari · iOS', 'Chrome · Android', 'Safari · macOS'];

/** Everything that is written down with its time as a member's own deed. */
const DEEDS = sql`select user_id, ordered_at as at from orders union all select user_id, created_at from feeds
  union all select user_id, created_at from reviews union all select user_id, created_at from feed_comments
  union all select user_id, created_at from feed_likes union all select user_id, created_at from feed_votes
  union all select user_id, viewed_at from recent_views union all select user_id, at from follows
  union all select reporter_id, created_at from reports
  union all select actor_id, at from audit_entries where actor_id is not null`;

/** Where those who look at the demonstration usually log in from, which is no strange place for any of its members. */
const LOOPBACK = ['127.0.0.1', '::1'].map(networkOf);

/**
 * Gives everybody who has done something the visit on which they last did; they have logged out since. Their first visit
 * was on the day on which they joined.
 */
export async function seedVisits(tx: Queryable): Promise<void> {
  const { rows } = await sql<{ id: number; at: Date }>`select user_id as id, max(at) as at
    from (${DEEDS}) as deeds group by 1 order by 1`.execute(tx);
  await tx
    .insertInto('sessions')
    .values(rows.map(({ id, at }) => visitOf(id, at, DEVICES[id % DEVICES.length] ?? '')))
    .execute();
  await tx
    .insertInto('known_networks')
    .values(
      rows.flatMap(({ id, at }) =>
        LOOPBACK.map((network) => ({ user_id: id, network_hash: hashNetwork(id, network), seen_at: at })),
      ),
    )
    .execute();
  await tx
    .updateTable('users')
    .set({ first_in_at: sql`created_at` })
    .where('id', 'in', tx.selectFrom('sessions').select('user_id'))
    .where('first_in_at', 'is', null)
    .execute();
}

/** A session that has ended; its token is known to nobody. */
export const visitOf = (userId: number, at: Date, device: string) => {
  const [began, ended] = [new Date(at.getTime() - STAYED), new Date(at.getTime() + LOOKED_ON)];
  const over = new Date(began.getTime() + LASTS);
  return {
    token_hash: randomBytes(32),
    user_id: userId,
    device,
    method: 'PASSWORD',
    created_at: began,
    last_used_at: at,
    expires_at: over,
    absolute_expires_at: over,
    revoked_at: ended,
  };
};
