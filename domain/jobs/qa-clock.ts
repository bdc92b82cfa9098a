import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';

/** Largest offset in days of the QA clock, in both directions. */
const MAX_DAYS = 3_650;

/** State of a clock that can be moved: its time (ISO 8601) and its offset from the real time in days. */
export const clockState = v.object({ now: v.string(), days: v.number() });

/** Reads the server's clock; registered only with QA_TOOLS=1. */
export const readClock = endpoint({
  method: 'GET',
  path: '/api/qa/clock',
  access: 'public',
  notKept: true,
  summary: 'Returns the clock of a QA server.',
  response: clockState,
  wrapping: 'envelope',
});

/** Sets the QA clock to an offset in days from the real time. */
export const moveClock = endpoint({
  method: 'PUT',
  path: '/api/qa/clock',
  access: 'public',
  summary: 'Moves the clock of a QA server.',
  body: v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(-MAX_DAYS), v.maxValue(MAX_DAYS)) }),
  response: clockState,
  wrapping: 'envelope',
});
