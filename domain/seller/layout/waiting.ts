import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';

const waiting = v.object({
  /** Paid lines that are not sent. */
  orders: v.number(),
  /** Requests for return and exchange that are not decided. */
  claims: v.number(),
  /** Visible reviews without an answer. */
  reviews: v.number(),
  /** Products on sale with an option that has few pieces left, or none. */
  lowGoods: v.number(),
});
export type SellerWaiting = v.InferOutput<typeof waiting>;

export const countSellerWaiting = endpoint({
  method: 'GET',
  path: '/api/seller/waiting',
  access: 'seller',
  wrapping: 'envelope',
  summary: 'How much work waits in my store, page by page',
  response: waiting,
});
