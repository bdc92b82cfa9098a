import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { USER_TYPES } from '../members/profile/user.ts';
import { clockState } from './qa-clock.ts';

/** Largest number of days by which the clock of a demonstration can be ahead of the real time. */
export const MAX_DEMO_DAYS = 365;

const account = v.object({ role: v.picklist(USER_TYPES), email: v.string(), password: v.string() });
/** Account of the demonstration that everybody may use, one for each role. */
export type DemoAccount = v.InferOutput<typeof account>;

const demonstration = v.object({
  accounts: v.array(account),
  /** Product on sale of the account that sells, whose orders it can send; null without one. */
  productId: v.nullable(v.number()),
  /** Null where several processes share the database, because each has a clock of its own. */
  clock: v.nullable(clockState),
});
/** What a demonstration offers to somebody who sees the shop for the first time. */
export type Demonstration = v.InferOutput<typeof demonstration>;
export type DemoClock = NonNullable<Demonstration['clock']>;

/** Reads the accounts and the clock of a demonstration; registered only with DEMO_GUIDE=1. */
export const readDemonstration = endpoint({
  method: 'GET',
  path: '/api/demonstration',
  access: 'public',
  notKept: true,
  summary: 'Returns the accounts and the clock of a demonstration.',
  response: demonstration,
  wrapping: 'envelope',
});

/** Sets the clock of a demonstration to a number of days ahead of the real time; it never goes back. */
export const advanceDemonstration = endpoint({
  method: 'PUT',
  path: '/api/demonstration/clock',
  access: 'public',
  summary: 'Moves the clock of a demonstration forward.',
  body: v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DEMO_DAYS)) }),
  response: clockState,
  wrapping: 'envelope',
});
