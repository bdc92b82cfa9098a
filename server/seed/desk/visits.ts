import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { networkOf } from '../../kit/rate-limit/network-of.ts';
import { hashNetwork } from '../../members/devices/known-device-store.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** Length of a visit in ms before and after its last activity. */
const STAYED = 25 * MINUTE;
const LOOKED_ON = 6 * MINUTE;
/** Lifetime of the session in ms. */
const LASTS = 14 * DAY;
const DEVICES = ['Chrome · Windows', 'Safari · iOS', 'Chrome · Android', 'Safari · macOS'];

/** SQL: all recorded activities of members with their times. */
const DEEDS = sql`select user_id, ordered_at as at from orders union all select user_id, created_at from feeds
  union all select user_id, created_at from reviews union all select user_id, created_at from feed_comments
  union all select user_id, created_at from feed_likes union all select user_id, created_at from feed_votes
  union all select user_id, viewed_at from recent_views union all select user_id, at from follows
  union all select reporter_id, created_at from reports
  union all select actor_id, at from audit_entries where actor_id is not null`;

/** Networks of local logins, which are known to every seeded member. */
const LOOPBACK = ['127.0.0.1', '::1'].map(networkOf);

/**
 * Creates the last visit of each active member, as an ended session, and a first login on the day
 * of joining.
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

/** Returns an ended session whose token nobody knows. */
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
