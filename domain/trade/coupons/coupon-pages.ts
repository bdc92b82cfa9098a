import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { pageQuery } from '../../kit/page.ts';
import { springPageOf } from '../../rewards/activity.ts';
import { couponFilter, couponSchema } from './coupon.ts';

/** Legacy API: coupons page by page (contract 12); a parameter `sort` is accepted and ignored. */
export const pageCoupons = endpoint({
  method: 'GET',
  path: '/api/coupons/pages',
  access: 'member',
  summary: 'Lists coupons page by page.',
  query: v.object({ ...couponFilter, ...pageQuery() }),
  response: springPageOf(couponSchema),
  wrapping: 'raw',
});
