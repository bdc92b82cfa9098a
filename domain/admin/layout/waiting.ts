import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';

/** Work that waits for those who run the shop. */
const waiting = v.object({
  /** Cases that are to be decided, and objections that are to be judged. */
  reports: v.number(),
  /** Points that want the word of a second administrator. */
  members: v.number(),
  /** Events that are over and not announced. */
  events: v.number(),
  /** Rewards that could not be paid. */
  feedRewards: v.number(),
});
export type Waiting = v.InferOutput<typeof waiting>;

export const countWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  access: 'admin',
  wrapping: 'envelope',
  summary: 'How much work waits, page by page',
  response: waiting,
});
