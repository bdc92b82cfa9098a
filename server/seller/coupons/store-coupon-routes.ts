import {
  endFollowerDiscount,
  showFollowerDiscount,
  startFollowerDiscount,
} from '#domain/seller/coupons/follower-discount.ts';
import {
  changeStoreCoupon,
  createStoreCoupon,
  endStoreCoupon,
  listStoreCoupons,
} from '#domain/seller/coupons/store-coupon.ts';
import type { Feature } from '../../kit/feature.ts';
import {
  beginFollowerDiscount,
  finishFollowerDiscount,
  readFollowerDiscount,
} from './follower-discount-service.ts';
import {
  addStoreCoupon,
  editStoreCoupon,
  finishStoreCoupon,
  readStoreCoupons,
} from './store-coupon-service.ts';

/** Registers the endpoints of the coupons of a seller's store and of its discount for followers. */
export const storeCouponRoutes: Feature = (route, context) => {
  route(listStoreCoupons, ({ user, query }) => readStoreCoupons(context, user.id, query));
  route(createStoreCoupon, ({ user, body, attempt }) => addStoreCoupon(context, user.id, body, attempt));
  route(changeStoreCoupon, ({ user, params, body, attempt }) =>
    editStoreCoupon(context, user.id, { id: params.id, change: body }, attempt),
  );
  route(endStoreCoupon, ({ user, params, attempt }) =>
    finishStoreCoupon(context, user.id, params.id, attempt),
  );
  route(showFollowerDiscount, ({ user }) => readFollowerDiscount(context, user.id));
  route(startFollowerDiscount, ({ user, body, attempt }) =>
    beginFollowerDiscount(context, user.id, body, attempt),
  );
  route(endFollowerDiscount, ({ user, params, attempt }) =>
    finishFollowerDiscount(context, user.id, params.id, attempt),
  );
};
