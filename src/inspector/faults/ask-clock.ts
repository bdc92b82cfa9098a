import * as v from 'valibot';
import { moveClock, readClock } from '#domain/jobs/qa-clock.ts';
import { unwrap } from '#domain/kit/envelope.ts';

export type ClockState = v.InferOutput<(typeof readClock)['response']>;

/**
 * Reads the server's clock, or moves it to an offset in days; null if it cannot be moved. The endpoint is called
 * directly, because calls of the inspector are not part of the inspected app.
 */
export async function askClock(days?: number): Promise<ClockState | null> {
  const { method, path, response } = days === undefined ? readClock : moveClock;
  const body = days === undefined ? {} : { body: JSON.stringify({ days }) };
  const answer = await fetch(path, { method, headers: { 'content-type': 'application/json' }, ...body });
  return answer.ok ? v.parse(response, unwrap(await answer.json())) : null;
}
