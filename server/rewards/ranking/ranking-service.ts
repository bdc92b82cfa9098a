import { displayNameOf, levelProgressOf } from '#domain/rewards/level.ts';
import { type OwnRank, type RankedMember, type RankingPeriod, rankedFrom } from '#domain/rewards/ranking.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { readLevelProgress } from '../levels/level-store.ts';
import { findOwnRankSince, findRanked, findRankedSince } from './ranking-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/**
 * Returns the ranking of a period without members hidden from the reader; ranks are the same for
 * all readers.
 */
export async function readRanking(
  { db, clock }: Ports,
  { limit, period }: { limit: number; period: RankingPeriod },
  reader: Member | null,
) {
  const from = rankedFrom(period, clock.now());
  const readerId = reader?.id ?? 0;
  const rows = await (from ? findRankedSince(db, from, limit, readerId) : findRanked(db, limit, readerId));
  return rows.map(({ id, nickname, profileImageUrl, points, total, rank }): RankedMember => {
    const { level } = levelProgressOf(total);
    const displayName = displayNameOf(level);
    return {
      userId: id,
      username: nickname,
      nickname,
      profileImageUrl,
      totalPoints: total,
      periodPoints: points,
      currentLevel: { ...level, displayName },
      levelDisplayName: displayName,
      levelEmoji: level.emoji,
      rank,
    };
  });
}

/** Returns the caller's points and rank of a period; no rank without points in a week or month. */
export async function readOwnRank(
  { db, clock }: Ports,
  userId: number,
  period: RankingPeriod,
): Promise<OwnRank> {
  const from = rankedFrom(period, clock.now());
  if (from) {
    const { points, rank } = await findOwnRankSince(db, from, userId);
    return { userId, periodPoints: points, rank };
  }
  const { points, above } = await readLevelProgress(db, userId);
  return { userId, periodPoints: points, rank: above + 1 };
}
