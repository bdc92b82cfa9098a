import type { FeedReward } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import type { FeedRewardQuery } from '#domain/admin/feed-rewards/feed-reward-filter.ts';
import { listedOf } from '#domain/kit/page.ts';
import { toSpringPage } from '#domain/rewards/activity.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { claimOne } from '../../rewards/feed-rewards/feed-reward-store.ts';
import { payClaimed, settleEarning } from '../../rewards/pay-feed-rewards.ts';
import { claimFailed, findIdsOf, findRewardIds, findRewards, stateOf } from './feed-reward-store.ts';
import { toRewardResponse } from './to-reward-response.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log' | 'copies'>;

/** Most failed rewards of one retry. */
const AT_ONCE = 200;

/** Returns a page of feed rewards. */
export async function listRewards({ db }: Pick<Ports, 'db'>, query: FeedRewardQuery) {
  const { ids, total } = await findRewardIds(db, query);
  const content = (await findRewards(db, ids)).map(toRewardResponse);
  const page = toSpringPage(content, query, listedOf(total));
  return { ...page, page: query.page, hasNext: !page.last };
}

/** Returns the latest rewards of a member or feed. */
export async function rewardsOf(
  { db }: Pick<Ports, 'db'>,
  column: 'user_id' | 'feed_id',
  id: number,
): Promise<FeedReward[]> {
  return (await findRewards(db, await findIdsOf(db, column, id))).map(toRewardResponse);
}

/** Returns a reward; throws REWARD_NOT_FOUND if there is none. */
export async function readReward({ db }: Pick<Ports, 'db'>, id: number): Promise<FeedReward> {
  const [row] = await findRewards(db, [id]);
  if (!row) throw new ShopError('REWARD_NOT_FOUND');
  return toRewardResponse(row);
}

const SAID = {
  paid: '포인트를 지급했어요.',
  cancelled: '지급할 수 없는 보상이라 취소했어요.',
  paidBefore: '이미 지급한 보상이에요.',
  cancelledBefore: '취소된 보상이라 지급하지 않았어요.',
  none: '다시 시도할 실패한 보상이 없어요.',
} as const;

/** Pays a reward before it is due; the same obstacles apply. */
export const processReward = (ports: Ports, id: number, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    if (!(await claimOne(tx, id, now))) return doneBefore(await stateOf(tx, id));
    const state = await settleEarning(tx, id, now);
    await audit(tx, { action: 'FEED_REWARD_PROCESSED', target: ['FEED_REWARD', id], detail: { state } }, now);
    const isPaid = state === 'PROCESSED';
    return {
      success: isPaid,
      message: isPaid ? SAID.paid : SAID.cancelled,
      processedCount: isPaid ? 1 : 0,
      eventStatus: state,
    };
  });

/** Returns the outcome of a reward that no longer waits; one in progress or failed is refused. */
function doneBefore(state: string | null) {
  if (state === null) throw new ShopError('REWARD_NOT_FOUND');
  if (state !== 'PROCESSED' && state !== 'CANCELLED') throw new ShopError('REWARD_NOT_PENDING');
  const isPaid = state === 'PROCESSED';
  return {
    success: isPaid,
    message: isPaid ? SAID.paidBefore : SAID.cancelledBefore,
    processedCount: 0,
    eventStatus: state,
  } as const;
}

/** Retries failed rewards, including those no longer retried automatically. */
export async function retryFailed(ports: Ports) {
  const now = ports.clock.now();
  const ids = await inTransaction(ports.db, async (tx) => {
    const claimed = await claimFailed(tx, AT_ONCE, now);
    for (const id of claimed)
      await audit(tx, { action: 'FEED_REWARD_RETRIED', target: ['FEED_REWARD', id] }, now);
    return claimed;
  });
  let paid = 0;
  for (const id of ids) if ((await payClaimed(ports, id)) === 'PROCESSED') paid += 1;
  const message = ids.length === 0 ? SAID.none : `${ids.length}건을 다시 시도해 ${paid}건을 지급했어요.`;
  return { success: true, message, processedCount: paid };
}
