import { myBadges } from '#domain/badge.ts';
import { listCoupons } from '#domain/coupon.ts';
import { myLevel } from '#domain/level.ts';
import { countOrders } from '#domain/order.ts';
import { pointBalance } from '#domain/points.ts';
import { myProfile } from '#domain/profile.ts';
import { resource } from './driver.ts';

// The fourth figure of my page, mypageFeeds, has no driver: its failure is shown as zeros, so it has no way to fail.
export const mypagePoints = resource('mypagePoints', '/mypage', { asks: [pointBalance] }, 'user');
export const mypageOrders = resource('mypageOrders', '/mypage', { asks: [countOrders] }, 'user');
export const mypageCoupons = resource('mypageCoupons', '/mypage', { asks: [listCoupons] }, 'user');
export const mypageLevel = resource('mypageLevel', '/mypage', { asks: [myLevel] }, 'user');
export const mypageBadges = resource('mypageBadges', '/mypage', { asks: [myBadges] }, 'user');
export const profile = resource('profile', '/profile-view', { asks: [myProfile] }, 'user');
