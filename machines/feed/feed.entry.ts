import type { MyComment } from '#domain/comment.ts';
import type { Feed } from '#domain/feed.ts';
import { NO_FEEDS } from '#domain/feed-list.ts';
import type { LikedFeed, LikeUser } from '#domain/feed-social.ts';
import type { RegistryEntry } from '../kit/entry.ts';
import { done, failed } from '../kit/entry.ts';
import { feedActionEntries } from './feed-actions.entry.ts';
import { feedCountsMachine } from './feed-counts.machine.ts';
import { feedDetailMachine } from './feed-detail.machine.ts';
import { feedListMachine } from './feed-list.machine.ts';
import { likeUsersMachine } from './like-users.machine.ts';
import { likedFeedsMachine } from './liked-feeds.machine.ts';
import { myCommentsMachine } from './my-comments.machine.ts';
import { myFeedsMachine } from './my-feeds.machine.ts';
import { at, error, group, page, retried } from './samples.entry.ts';

const feed: Feed = {
  id: 1,
  title: '첫 출근날 신은 신발',
  content: '하루 종일 걸었어요.',
  instagramId: null,
  feedType: 'event',
  likeCount: 3,
  commentCount: 1,
  participantVoteCount: 2,
  user: { id: 7, nickname: '지우개', level: '브론즈', profileImg: null, gender: null, height: null },
  orderItem: null,
  event: null,
  images: [],
  hashtags: [],
  isLiked: false,
  isVoted: false,
  canVote: true,
  createdAt: at,
  updatedAt: at,
};
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
const turned = { type: 'page.changed', page: 1 };
const reloaded = { type: 'screen.reloaded' };

/** Rows of lists read by page share their walk: loaded, next page, failure, retry, nothing. */
const paged = <T>(
  title: string,
  machine: RegistryEntry['machine'],
  input: { filter: unknown },
  item: T,
): RegistryEntry => ({
  title,
  group,
  machine,
  input,
  ports: { loadPage: { done: page([item]), error } },
  events: [
    turned,
    retried,
    reloaded,
    { type: 'filter.changed', filter: input.filter, page: 0 },
    // The other answer a service may give: nothing.
    done('loadPage', page([])),
  ],
  walkthroughs: [
    {
      name: '다음 쪽으로 넘기기',
      steps: [done('loadPage', page([item])), turned, done('loadPage', page([item]))],
    },
    {
      name: '실패하고 다시 시도하기',
      steps: [failed('loadPage', error), retried, done('loadPage', page([]))],
    },
  ],
});

const myComment: MyComment = {
  commentId: 5,
  content: '색이 예쁘네요!',
  createdAt: at,
  feedId: 1,
  feedTitle: feed.title,
  feedType: 'DAILY',
  feedImageUrl: null,
  authorNickname: '지우개',
  authorProfileImage: null,
};
const likedFeed: LikedFeed = {
  feedId: 1,
  title: feed.title,
  content: feed.content,
  feedType: 'DAILY',
  imageUrl: null,
  likedAt: at,
  likeCount: 3,
  commentCount: 1,
  authorNickname: '지우개',
  authorProfileImage: null,
};
const likeUser: LikeUser = {
  userId: 7,
  nickname: '지우개',
  profileImg: null,
  profileImageUrl: null,
  level: null,
  likedAt: at,
};

const pages = [
  paged('피드 목록', feedListMachine, { filter }, feed),
  paged('내 피드', myFeedsMachine, { filter: { type: null, userId: null } }, feed),
  paged('좋아요한 피드', likedFeedsMachine, { filter: undefined }, likedFeed),
  paged('내 댓글', myCommentsMachine, { filter: undefined }, myComment),
  paged('좋아요한 사람', likeUsersMachine, { filter: { feedId: 1 } }, likeUser),
];

const loaded = (
  title: string,
  machine: RegistryEntry['machine'],
  input: unknown,
  data: unknown,
): RegistryEntry => ({
  title,
  group,
  machine,
  input,
  ports: { load: { done: data, error } },
  events: [retried, reloaded],
  walkthroughs: [
    { name: '실패하고 다시 시도하기', steps: [failed('load', error), retried, done('load', data), reloaded] },
  ],
});

const counts = { totalCount: 3, dailyCount: 2, eventCount: 1, rankingCount: 0 };

/** Every machine of the feed. */
export const feedEntries: readonly RegistryEntry[] = [
  ...pages,
  loaded('피드 상세', feedDetailMachine, 1, feed),
  {
    ...loaded('내 피드 수', feedCountsMachine, undefined, counts),
    ports: { load: { done: counts, error, otherDone: [NO_FEEDS] } },
    walkthroughs: [
      { name: '피드 수 보기', steps: [done('load', counts)] },
      { name: '세지 못하면 0', steps: [done('load', NO_FEEDS)] },
    ],
  },
  ...feedActionEntries,
];
