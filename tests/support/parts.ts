import { appendFileSync } from 'node:fs';

/**
 * Records the duration of a part used by many tests when `npm test` sets the file: see scripts/lib/testing/test-times.mjs.
 */
export async function timed<T>(part: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  const file = process.env.TEST_PARTS;
  if (file) appendFileSync(file, `${JSON.stringify({ part, ms: performance.now() - began })}\n`);
  return done;
}
