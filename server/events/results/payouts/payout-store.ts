import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

/** Selection of payouts by event, winner or id. */
export type Which = { eventId?: number; userId?: number; payoutId?: number };

/**
 * Claims payouts with row locks. An untried one is claimed by a request for its event; the job
 * waits until it is due.
 */
export const claimPayouts = (
  tx: Queryable,
  { eventId, userId, payoutId }: Which,
  { most, now }: { most: number; now: Date },
) =>
  tx
    .selectFrom('event_payouts as p')
    .innerJoin('event_rewards as r', 'r.id', 'p.reward_id')
    .innerJoin('events as e', 'e.id', 'p.event_id')
    .select(columns(['p.id', 'p.event_id', 'p.user_id', 'p.reward_id', 'p.attempts']))
    .select(['r.kind', 'r.value', 'r.description', 'e.title'])
    .where('p.state', '=', 'WAITING')
    .where((eb) =>
      eventId === undefined
        ? eb('p.next_try_at', '<=', now)
        : eb.or([eb('p.next_try_at', '<=', now), eb('p.attempts', '=', 0)]),
    )
    .$if(eventId !== undefined, (query) => query.where('p.event_id', '=', eventId ?? 0))
    .$if(userId !== undefined, (query) => query.where('p.user_id', '=', userId ?? 0))
    .$if(payoutId !== undefined, (query) => query.where('p.id', '=', payoutId ?? 0))
    .orderBy('p.next_try_at')
    .orderBy('p.id')
    .limit(most)
    .forUpdate('p')
    .skipLocked()
    .execute();
export type Payout = Awaited<ReturnType<typeof claimPayouts>>[number];

/** Outcome of a payout. */
export type End = { id: number; state: 'DONE' | 'FAILED'; message: string | null; couponId: number | null };

/** Records the outcome of waiting payouts; those that another run has ended are skipped. */
export const endPayouts = (tx: Queryable, ends: readonly End[], now: Date) =>
  sql`update event_payouts p set state = x.state, message = x.message, coupon_id = x.coupon_id,
      done_at = case when x.state = 'DONE' then ${now}::timestamptz end, attempts = p.attempts + 1
    from unnest(${sql.val(ends.map(({ id }) => id))}::bigint[], ${sql.val(ends.map(({ state }) => state))}::text[],
      ${sql.val(ends.map(({ message }) => message))}::text[],
      ${sql.val(ends.map(({ couponId }) => couponId))}::bigint[]) as x(id, state, message, coupon_id)
    where p.id = x.id and p.state = 'WAITING'`.execute(tx);

/** Postpones a payout after an unexpected error; after `mostAttempts` it needs manual attention. */
export const delayPayout = (
  db: Queryable,
  id: number,
  { until, mostAttempts, message }: { until: Date; mostAttempts: number; message: string },
) =>
  db
    .updateTable('event_payouts')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_try_at: until,
      message: sql<string | null>`case when attempts + 1 >= ${mostAttempts}::int then ${message} end`,
      state: sql<string>`case when attempts + 1 >= ${mostAttempts}::int then 'FAILED' else state end`,
    })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();

/** Finds events with due payouts. */
export async function findDueEvents(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('event_payouts')
    .select(columns(['event_id']))
    .distinct()
    .where('state', '=', 'WAITING')
    .where('next_try_at', '<=', now)
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** Resets failed payouts of a winner to waiting; returns their number. */
export async function retryFailed(
  tx: Queryable,
  { eventId, userId }: { eventId: number; userId: number },
  dueAt: Date,
): Promise<number> {
  const done = await tx
    .updateTable('event_payouts')
    .set({ state: 'WAITING', attempts: 0, message: null, next_try_at: dueAt })
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

/** Finds the payouts of an event with their rewards. */
export const findPayouts = (db: Queryable, eventId: number, userId?: number) =>
  db
    .selectFrom('event_payouts as p')
    .innerJoin('event_rewards as r', 'r.id', 'p.reward_id')
    .leftJoin('coupons as c', 'c.id', 'p.coupon_id')
    .select(columns(['p.user_id', 'p.state', 'p.message', 'r.kind', 'r.value', 'c.code']))
    .select(
      sql<number | null>`(select min(w.rank) from event_winners w where w.event_id = p.event_id
        and w.user_id = p.user_id and w.condition = r.condition and w.revoked_at is null)`.as('rank'),
    )
    .where('p.event_id', '=', eventId)
    .where('p.state', '<>', 'REVOKED')
    .$if(userId !== undefined, (query) => query.where('p.user_id', '=', userId ?? 0))
    .orderBy('p.id')
    .execute();

type NewCoupon = { userId: number; code: string; name: string; percent: number };

/** Inserts coupons of winners; returns their ids by code. */
export async function insertPrizeCoupons(
  tx: Queryable,
  coupons: readonly NewCoupon[],
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<Map<string, number>> {
  if (coupons.length === 0) return new Map();
  const rows = await tx
    .insertInto('coupons')
    .values(
      coupons.map(({ userId, code, name, percent }) => ({
        user_id: userId,
        campaign_id: null,
        code,
        name,
        discount_type: 'RATE_DISCOUNT',
        discount_value: percent,
        max_discount_amount: null,
        issued_at: now,
        expires_at: expiresAt,
        used_at: null,
        order_id: null,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}
