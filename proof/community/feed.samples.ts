import type { MyComment } from '#domain/community/comment.ts';
import type { FeedCounts } from '#domain/community/feed-list.ts';
import type { LikedFeed, LikeUser } from '#domain/community/feed-social.ts';
import { feed, feeds } from '../kit/feed.samples.ts';

/** Samples that several feed rows share. */
export const group = '피드';
export const error = new Error('피드 목록 조회에 실패했습니다.');
export const at = '2026-11-21T03:00:00.000Z';
export const retried = { type: 'screen.retried' };

/** Feed types as the API names them. */
const TYPES = { daily: 'DAILY', event: 'EVENT', ranking: 'RANKING' } as const;
export const counts: FeedCounts = { totalCount: 12, dailyCount: 7, eventCount: 4, rankingCount: 1 };

export const filter = {
  type: null,
  sort: 'latest',
  q: '',
  hashtags: [],
  productName: '',
  eventTitle: '',
  startDate: '',
  endDate: '',
};

const said: readonly (readonly [feedId: number, content: string])[] = [
  [1, '색이 예쁘네요! 어떤 옵션인지 알 수 있을까요?'],
  [2, '저도 이 신발로 뛰고 있어요. 완주 축하드려요.'],
  [4, '다음 산행은 같이 가요.'],
];

export const myComments = said.map(([feedId, content], index): MyComment => {
  const { title, feedType, user, images } = feed(feedId);
  return {
    commentId: 5 - index,
    content,
    createdAt: at,
    feedId,
    feedTitle: title,
    feedType: TYPES[feedType],
    feedImageUrl: images[0]?.imageUrl ?? null,
    authorId: user.id,
    authorNickname: user.nickname,
    authorProfileImage: null,
  };
});

export const likedFeeds = feeds.map(
  ({ id, title, content, feedType, likeCount, commentCount, user, images }): LikedFeed => ({
    feedId: id,
    title,
    content,
    feedType: TYPES[feedType],
    imageUrl: images[0]?.imageUrl ?? null,
    likedAt: at,
    likeCount,
    commentCount,
    authorNickname: user.nickname,
    authorProfileImage: null,
  }),
);

export const likeUsers = feeds.map(
  ({ user }): LikeUser => ({
    userId: user.id,
    nickname: user.nickname,
    profileImg: null,
    profileImageUrl: null,
    level: user.level,
    likedAt: at,
  }),
);

export const row = { group, error };
export const mine = { type: null };
export const theirs = { ...mine, userId: 7 };
