import type { MyComment } from '#domain/community/comment.ts';
import { type FeedCounts, NO_FEEDS } from '#domain/community/feed-list.ts';
import type { LikedFeed, LikeUser } from '#domain/community/feed-social.ts';
import { feedCountsMachine } from '#machines/community/feed-counts.machine.ts';
import { feedDetailMachine } from '#machines/community/feed-detail.machine.ts';
import { feedListMachine } from '#machines/community/feed-list.machine.ts';
import { followedFeedsMachine } from '#machines/community/followed-feeds.machine.ts';
import { likeUsersMachine } from '#machines/community/like-users.machine.ts';
import { likedFeedsMachine } from '#machines/community/liked-feeds.machine.ts';
import { memberFeedsMachine } from '#machines/community/member-feeds.machine.ts';
import { myCommentsMachine } from '#machines/community/my-comments.machine.ts';
import { myFeedsMachine } from '#machines/community/my-feeds.machine.ts';
import { storeFeedsMachine } from '#machines/community/store-feeds.machine.ts';
import type { RegistryEntry } from '../../entry.ts';
import { done } from '../../entry.ts';
import { feed, feeds } from '../kit/feeds.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';
import { feedActionEntries } from './feed-actions.entry.ts';
import { at, error, group } from './feed-samples.entry.ts';
import { memberEntries } from './member.entry.ts';

/** Feed types as the API names them. */
const TYPES = { daily: 'DAILY', event: 'EVENT', ranking: 'RANKING' } as const;
const counts: FeedCounts = { totalCount: 12, dailyCount: 7, eventCount: 4, rankingCount: 1 };
const filter = {
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
const myComments = said.map(([feedId, content], index): MyComment => {
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
const likedFeeds = feeds.map(
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
const likeUsers = feeds.map(
  ({ user }): LikeUser => ({
    userId: user.id,
    nickname: user.nickname,
    profileImg: null,
    profileImageUrl: null,
    level: user.level,
    likedAt: at,
  }),
);

const row = { group, error };
const mine = { type: null };
const theirs = { ...mine, userId: 7 };
const pages = [
  pagedEntry({
    ...row,
    title: '피드 목록',
    machine: feedListMachine,
    filter,
    narrowed: { ...filter, sort: 'popular' },
    items: feeds,
    filters: 'withPage',
    reloads: true,
  }),
  pagedEntry({
    ...row,
    title: '팔로우한 회원의 피드',
    machine: followedFeedsMachine,
    filter: { sort: 'latest' },
    narrowed: { sort: 'popular' },
    items: feeds.slice(0, 3),
    filters: 'withPage',
  }),
  pagedEntry({
    ...row,
    title: '스토어의 신발을 신은 피드',
    machine: storeFeedsMachine,
    filter: { storeId: 2 },
    items: feeds.slice(0, 3),
  }),
  pagedEntry({
    ...row,
    title: '내 피드',
    machine: myFeedsMachine,
    filter: mine,
    narrowed: { ...mine, type: 'event' },
    items: feeds.slice(0, 3),
    filters: 'alone',
  }),
  pagedEntry({
    ...row,
    title: '회원의 피드',
    machine: memberFeedsMachine,
    filter: theirs,
    narrowed: { ...theirs, type: 'event' },
    items: feeds.slice(0, 3),
    filters: 'alone',
    reloads: true,
  }),
  pagedEntry({
    ...row,
    title: '좋아요한 피드',
    machine: likedFeedsMachine,
    filter: undefined,
    items: likedFeeds,
  }),
  pagedEntry({ ...row, title: '내 댓글', machine: myCommentsMachine, filter: undefined, items: myComments }),
  pagedEntry({
    ...row,
    title: '좋아요한 사람',
    machine: likeUsersMachine,
    filter: { feedId: 1 },
    items: likeUsers,
  }),
];

/**
 * Registry entries of the charts of feed lists and pages: sample data and labels for tests, drawings and
 * the inspector.
 */
export const feedEntries: readonly RegistryEntry[] = [
  ...pages,
  resourceEntry({
    ...row,
    title: '피드 상세',
    machine: feedDetailMachine,
    input: 1,
    load: { done: feed(1), error },
    reloads: true,
  }),
  resourceEntry({
    ...row,
    title: '내 피드 수',
    machine: feedCountsMachine,
    load: { done: counts, error, otherDone: [NO_FEEDS] },
    silent: true,
    walkthroughs: [
      { name: '피드 수 보기', steps: [done('load', counts)] },
      { name: '세지 못하면 0', steps: [done('load', NO_FEEDS)] },
    ],
  }),
  ...memberEntries,
  ...feedActionEntries,
];
