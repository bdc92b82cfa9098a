import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';

/** Numbers of open work items of the admin area. */
const waiting = v.object({
  /** Open report cases and appeals that wait for a decision. */
  reports: v.number(),
  /** Point grants that wait for the confirmation of a second administrator. */
  members: v.number(),
  /** Inquiries to the shop, and escalated ones, that wait for an answer. */
  inquiries: v.number(),
  /** Events that have ended and are not announced yet. */
  events: v.number(),
  /** Feed rewards that could not be paid. */
  feedRewards: v.number(),
});
export type PendingCounts = v.InferOutput<typeof waiting>;

/** Endpoint of admins: counts the pending work for each admin page. */
export const countPending = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  access: 'admin',
  wrapping: 'envelope',
  summary: 'Returns the number of pending work items per admin page.',
  response: waiting,
});
