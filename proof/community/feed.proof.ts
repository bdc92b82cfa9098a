import { NO_FEEDS } from '#domain/community/feed-list.ts';
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
import { done } from '../entry.ts';
import { feed, feeds } from '../kit/feed.samples.ts';
import { pagedEntry } from '../kit/paged.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import {
  feedCounts,
  feedDetail,
  feedList,
  followedFeeds,
  likedFeeds as likedFeedsDriver,
  likeUsers as likeUsersDriver,
  memberFeeds,
  myComments as myCommentsDriver,
  myFeeds,
  storeFeeds,
} from './feed.driver.ts';
import {
  counts,
  error,
  filter,
  likedFeeds,
  likeUsers,
  mine,
  myComments,
  row,
  theirs,
} from './feed.samples.ts';

const pages = [
  proof(
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
    {
      about: '종류와 정렬을 바꾸고 검색하며 착화 피드를 둘러봐요.',
      says: { loadPage: '피드 한 쪽을 불러와요' },
      driver: feedList,
    },
  ),
  proof(
    pagedEntry({
      ...row,
      title: '팔로우한 회원의 피드',
      machine: followedFeedsMachine,
      filter: { sort: 'latest' },
      narrowed: { sort: 'popular' },
      items: feeds.slice(0, 3),
      filters: 'withPage',
    }),
    {
      about: '팔로우한 회원의 피드를 최신순이나 인기순으로 봐요.',
      says: { loadPage: '팔로우한 회원의 피드 한 쪽을 불러와요' },
      driver: followedFeeds,
    },
  ),
  proof(
    pagedEntry({
      ...row,
      title: '스토어의 신발을 신은 피드',
      machine: storeFeedsMachine,
      filter: { storeId: 2 },
      items: feeds.slice(0, 3),
    }),
    {
      about: '스토어의 신발을 신은 피드를 한 쪽씩 봐요.',
      says: { loadPage: '피드 한 쪽을 불러와요' },
      driver: storeFeeds,
    },
  ),
  proof(
    pagedEntry({
      ...row,
      title: '내 피드',
      machine: myFeedsMachine,
      filter: mine,
      narrowed: { ...mine, type: 'event' },
      items: feeds.slice(0, 3),
      filters: 'alone',
    }),
    {
      about: '내가 쓴 피드를 종류별로 봐요.',
      says: { loadPage: '내 피드 한 쪽을 불러와요', 'filter.changed': '피드 종류를 바꿔요' },
      driver: myFeeds,
    },
  ),
  proof(
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
    {
      about: '한 회원의 피드를 종류별로 봐요.',
      says: { loadPage: '그 회원의 피드 한 쪽을 불러와요', 'filter.changed': '피드 종류를 바꿔요' },
      driver: memberFeeds,
    },
  ),
  proof(
    pagedEntry({
      ...row,
      title: '좋아요한 피드',
      machine: likedFeedsMachine,
      filter: undefined,
      items: likedFeeds,
    }),
    {
      about: '좋아요한 피드를 한 쪽씩 봐요.',
      says: { loadPage: '좋아요한 피드 한 쪽을 불러와요' },
      driver: likedFeedsDriver,
    },
  ),
  proof(
    pagedEntry({
      ...row,
      title: '내 댓글',
      machine: myCommentsMachine,
      filter: undefined,
      items: myComments,
    }),
    {
      about: '내가 쓴 댓글을 그 피드와 함께 봐요.',
      says: { loadPage: '내 댓글 한 쪽을 불러와요' },
      driver: myCommentsDriver,
    },
  ),
  proof(
    pagedEntry({
      ...row,
      title: '좋아요한 회원',
      machine: likeUsersMachine,
      filter: { feedId: 1 },
      items: likeUsers,
    }),
    {
      about: '이 피드를 누가 좋아했는지 봐요.',
      says: { loadPage: '좋아요한 회원 한 쪽을 불러와요' },
      driver: likeUsersDriver,
    },
  ),
];

export const proofs: readonly Proof[] = [
  ...pages,
  proof(
    resourceEntry({
      ...row,
      title: '피드 상세',
      machine: feedDetailMachine,
      input: 1,
      load: { done: feed(1), error },
      reloads: true,
    }),
    { about: '피드 하나를 사진과 함께 읽어요.', says: { load: '피드를 불러와요' }, driver: feedDetail },
  ),
  proof(
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
    {
      about: '내 피드가 종류마다 몇 개인지 봐요.',
      says: { load: '종류별 피드 수를 불러와요' },
      driver: feedCounts,
    },
  ),
];
