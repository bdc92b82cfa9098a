import { sql } from 'kysely';
import { ACTION_LIMITS, type LimitedAction } from '#domain/kit/limits.ts';
import type { Context } from '../kit/context.ts';
import { ShopError } from '../kit/shop-error.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Counts one more deed of a member, in one statement and before anything is looked at, and refuses it beyond the
 * limit. The row outlives a restart and is shared by all servers; its window begins with the first deed.
 */
export async function countAction(ports: Ports, memberId: number, action: LimitedAction): Promise<void> {
  const { db, clock, config } = ports;
  const { most, seconds } = ACTION_LIMITS[action];
  const now = clock.now();
  const isOver = sql<boolean>`action_counts.resets_at <= ${now}`;
  const { count, resets_at } = await db
    .insertInto('action_counts')
    .values({ user_id: memberId, action, count: 1, resets_at: new Date(now.getTime() + seconds * 1_000) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'action']).doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else action_counts.count + 1 end`,
        resets_at: sql<Date>`case when ${isOver} then excluded.resets_at else action_counts.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (count <= most * config.rateLimitFactor) return;
  const waitSeconds = Math.ceil((resets_at.getTime() - now.getTime()) / 1_000);
  throw new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds });
}
