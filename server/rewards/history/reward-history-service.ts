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
  if (row.refType === 'FEED_REWARD') return about('FEED', row.feedId);
  if (row.refType === 'ORDER_ITEM') return about('REVIEW', row.reviewId);
  return row.refType === 'EVENT' ? about('EVENT', row.refId) : about('', null);
}

function toHistory(row: RewardRow): RewardHistory {
  const rewardType = typeOf(row);
  const processedAt = row.createdAt.toISOString();
  return {
    historyId: row.id,
    userId: row.userId,
    userLoginId: row.loginId,
    rewardType,
    rewardTypeDisplayName: rewardNameOf(rewardType),
    points: row.points,
    description: row.description,
    ...relatedOf(row),
    adminId: row.askedBy,
    // Pending rewards are in no ledger and may never be paid, so that they are not listed.
    isProcessed: true,
    processedAt,
    createdAt: (row.earnedAt ?? row.askedAt)?.toISOString() ?? processedAt,
  };
}

/** Returns a page of a member's rewards and their cancellations, newest first. */
export async function readRewardHistory({ db }: Pick<Context, 'db'>, userId: number, query: PageQuery) {
  const { rows, total } = await pageOfRewards(db, userId, query);
  return toSpringPage(rows.map(toHistory), query, listedOf(total));
}
