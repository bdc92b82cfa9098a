import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import type { MemberPage } from '#domain/members/profile/member-page.ts';
import { badgeFaceOf } from '#domain/rewards/badge.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findMemberPage } from './member-page-store.ts';
import { bodyPart } from './profile-service.ts';

/** Returns the public page of a member; USER_NOT_FOUND (404) if it is not visible to the reader. */
export async function readMemberPage(
  { db }: Pick<Context, 'db'>,
  userId: number,
  reader: Member | null,
): Promise<MemberPage> {
  const row = await findMemberPage(db, userId, reader?.id ?? 0);
  if (!row) throw new ShopError('USER_NOT_FOUND');
  const { DAILY, EVENT, RANKING } = row.feeds;
  return {
    userId: row.id,
    nickname: row.nickname,
    profileImageUrl: contentAddress(row.profileImageUrl),
    levelName: levelProgressOf(row.activityPoints).level.levelName,
    badges: row.badges.map(({ type, at }) => ({
      ...badgeFaceOf(type),
      awardedAt: new Date(at).toISOString(),
    })),
    body: row.bodyVisibility === 'PUBLIC' ? bodyPart(row) : null,
    feedCounts: {
      totalCount: DAILY + EVENT + RANKING,
      dailyCount: DAILY,
      eventCount: EVENT,
      rankingCount: RANKING,
    },
    reviewCount: row.reviewCount,
    followerCount: row.followerCount,
    followingCount: row.followingCount,
    isFollowing: row.isFollowing,
    isMine: row.id === reader?.id,
  };
}
