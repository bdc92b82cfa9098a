import { appendFileSync } from 'node:fs';

/** Notes what a part that many tests pay for took, where `npm test` asks for it: see scripts/lib/testing/test-times.mjs. */
export async function timed<T>(part: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  const file = process.env.TEST_PARTS;
  if (file) appendFileSync(file, `${JSON.stringify({ part, ms: performance.now() - began })}\n`);
  return done;
}
