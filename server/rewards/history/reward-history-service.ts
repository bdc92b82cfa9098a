import { listedOf, type PageQuery } from '#domain/kit/page.ts';
import { toSpringPage } from '#domain/rewards/activity.ts';
import { FEED_REWARD_TYPES } from '#domain/rewards/feed-reward.ts';
import { type RewardHistory, type RewardType, rewardNameOf } from '#domain/rewards/reward-history.ts';
import type { Context } from '../../kit/context.ts';
import { pageOfRewards, type RewardRow } from './reward-history-store.ts';

/** Prefixes of ledger reasons with their reward type; a suffix distinguishes repetitions. */
const REASONS: readonly (readonly [reason: string, type: RewardType])[] = [
  ...FEED_REWARD_TYPES.map((type) => [type, type] as const),
  ...(['ADMIN_GRANT', 'COMPENSATION', 'ADJUSTMENT', 'REVIEW_WRITE'] as const).map(
    (type) => [type, type] as const,
  ),
  ['EVENT_VOTE', 'EVENT_PARTICIPATION'],
];
const typeOf = ({ reason }: RewardRow): RewardType =>
  REASONS.find(([known]) => reason === known || reason.startsWith(`${known}_`))?.[1] ?? 'ADJUSTMENT';

function relatedOf(row: RewardRow): Pick<RewardHistory, 'relatedId' | 'relatedType'> {
  const about = (relatedType: string, id: number | null) =>
    id === null ? { relatedId: null, relatedType: null } : { relatedId: Number(id), relatedType };
  if (row.ref_type === 'FEED_REWARD') return about('FEED', row.feed_id);
  if (row.ref_type === 'ORDER_ITEM') return about('REVIEW', row.review_id);
  return row.ref_type === 'EVENT' ? about('EVENT', row.ref_id) : about('', null);
}

function toHistory(row: RewardRow): RewardHistory {
  const rewardType = typeOf(row);
  const processedAt = row.created_at.toISOString();
  return {
    historyId: row.id,
    userId: row.user_id,
    userLoginId: row.login_id,
    rewardType,
    rewardTypeDisplayName: rewardNameOf(rewardType),
    points: row.points,
    description: row.description,
    ...relatedOf(row),
    adminId: row.asked_by,
    // Pending rewards are in no ledger and may never be paid, so that they are not listed.
    isProcessed: true,
    processedAt,
    createdAt: (row.earned_at ?? row.asked_at)?.toISOString() ?? processedAt,
  };
}

/** Returns a page of a member's rewards and their cancellations, newest first. */
export async function readRewardHistory({ db }: Pick<Context, 'db'>, userId: number, query: PageQuery) {
  const { rows, total } = await pageOfRewards(db, userId, query);
  return toSpringPage(rows.map(toHistory), query, listedOf(total));
}
