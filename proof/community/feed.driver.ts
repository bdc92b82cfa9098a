import { listMyComments } from '#domain/community/comment.ts';
import {
  getFeed,
  listFeeds,
  listFeedsOfUser,
  listFollowedFeeds,
  listMyFeeds,
  listMyFeedsOfType,
  searchFeeds,
} from '#domain/community/feed-list.ts';
import { listLikes, listMyLikes } from '#domain/community/feed-social.ts';
import { listOf, toTheEnd } from '../catalogue/stores-acts.ts';
import type { Act, Driver } from '../kit/driver.ts';
import { inAddress, none, selectOther } from '../kit/list-acts.ts';
import { feedCountsOf } from '../kit/member-acts.ts';
import { paged } from '../kit/paged.ts';
import { resource } from '../kit/resource.ts';
import { MARKS, PATH } from './member-acts.ts';

export const storeFeeds = listOf('이렇게 신었어요', [searchFeeds], toTheEnd);

export const feedDetail: Driver = {
  ...resource('/feed/5', { asks: [getFeed] }),
  offscreen: MARKS,
};

export const memberFeeds: Driver = {
  ...paged({ path: PATH }, [listFeedsOfUser], {
    press: (page) => page.getByRole('group', { name: '피드 종류' }).locator('[aria-pressed="false"]').first(),
  }),
  offscreen: MARKS,
};

const otherType: Act = {
  press: (page) => page.getByRole('group', { name: '피드 종류' }).locator('[aria-pressed="false"]').first(),
};

export const feedList: Driver = {
  ...inAddress(paged({ path: '/feeds' }, [listFeeds], none), selectOther('popular')),
  offscreen: MARKS,
};

export const followedFeeds = inAddress(
  paged({ path: '/feeds/following', member: 'user' }, [listFollowedFeeds], none),
  selectOther('popular'),
);

export const myFeeds = paged(
  { path: '/my-feeds', member: 'user' },
  [listMyFeeds, listMyFeedsOfType],
  otherType,
);

export const likedFeeds = paged({ path: '/liked-feeds', member: 'user' }, [listMyLikes]);
export const myComments = paged({ path: '/mypage/comments', member: 'user' }, [listMyComments]);

export const likeUsers = paged(
  {
    path: '/feed/5',
    reach: (page) => page.getByRole('button', { name: '좋아요한 회원' }).click(),
  },
  [listLikes],
);

export const feedCounts = feedCountsOf('/my-feeds');
