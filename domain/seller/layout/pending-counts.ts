import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';

const waiting = v.object({
  /** Paid lines that are not shipped. */
  orders: v.number(),
  /** Undecided returns and exchanges. */
  claims: v.number(),
  /** Visible reviews without a reply. */
  reviews: v.number(),
  /** Visible questions without an answer. */
  questions: v.number(),
  /** Inquiries of buyers that wait for an answer. */
  inquiries: v.number(),
  /** Products on sale with an option that is low or out of stock. */
  lowGoods: v.number(),
});
export type SellerPendingCounts = v.InferOutput<typeof waiting>;

/** Endpoint of sellers: counts the pending work in the own store for each seller page. */
export const countSellerPending = endpoint({
  method: 'GET',
  path: '/api/seller/waiting',
  access: 'seller',
  wrapping: 'envelope',
  summary: "Returns the number of pending work items of the caller's store per page.",
  response: waiting,
});
