import { countMyFeeds, NO_FEEDS } from '#domain/community/feed-list.ts';
import { myProfile } from '#domain/members/profile/profile.ts';
import { myBadges } from '#domain/rewards/badge.ts';
import { myLevel } from '#domain/rewards/level.ts';
import { pointBalance } from '#domain/rewards/points.ts';
import { listCoupons } from '#domain/trade/coupons/coupon.ts';
import { countOrders } from '#domain/trade/orders/order.ts';
import { type Driver, resource } from './driver.ts';

export const mypagePoints = resource('mypagePoints', '/mypage', { asks: [pointBalance] }, 'user');
export const mypageOrders = resource('mypageOrders', '/mypage', { asks: [countOrders] }, 'user');
export const mypageCoupons = resource('mypageCoupons', '/mypage', { asks: [listCoupons] }, 'user');
export const mypageLevel = resource('mypageLevel', '/mypage', { asks: [myLevel] }, 'user');
export const mypageBadges = resource('mypageBadges', '/mypage', { asks: [myBadges] }, 'user');
export const profile = resource('profile', '/profile-view', { asks: [myProfile] }, 'user');

const neverFails = 'a failed count is shown as zeros: a walkthrough of its own plays it';

/** Counts of the member's feeds: where the server fails, zeros are the answer. */
const feedCountsOf = (flow: string, path: string, offscreen: Driver['offscreen'] = {}): Driver => ({
  flow,
  path,
  member: 'user',
  ports: {
    load: { asks: [countMyFeeds], refusal: (sample) => (sample === NO_FEEDS ? { code: null } : null) },
  },
  events: {},
  offscreen: { '✗ load': neverFails, ...offscreen },
});
export const mypageFeeds = feedCountsOf('mypageFeeds', '/mypage', { 'screen.retried': neverFails });
export const feedCounts = feedCountsOf('feedCounts', '/my-feeds');

export const memberSummary: Driver = {
  flow: 'memberSummary',
  path: '/privacy-policy',
  member: 'user',
  reach: (page) => page.getByRole('banner').getByRole('button', { name: '메뉴 열기' }).click(),
  ports: { load: { asks: [pointBalance, myLevel, listCoupons] } },
  events: {},
};
