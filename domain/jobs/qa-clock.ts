import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';

/** How far QA may move the shop's clock, both ways. */
const MAX_DAYS = 3_650;

const clockState = v.object({ now: v.string(), days: v.number() });

/** The server's clock; answers only where the server runs with QA_TOOLS=1. */
export const readClock = endpoint({
  method: 'GET',
  path: '/api/qa/clock',
  access: 'public',
  notKept: true,
  summary: 'Reads the clock of a QA server',
  response: clockState,
  wrapping: 'envelope',
});

/** Moves the clock to so many days from the real time. */
export const moveClock = endpoint({
  method: 'PUT',
  path: '/api/qa/clock',
  access: 'public',
  summary: 'Moves the clock of a QA server',
  body: v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(-MAX_DAYS), v.maxValue(MAX_DAYS)) }),
  response: clockState,
  wrapping: 'envelope',
});
