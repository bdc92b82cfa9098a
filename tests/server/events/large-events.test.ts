import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDraw } from '#domain/events/draw/check-draw.ts';
import { thorough } from '../../../scripts/lib/testing/thorough.mjs';
import { announce, announced, endedEvent, manyVotes, resultPath } from '../../support/events/ended-event.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';
import { onPostgres } from '../../support/server/test-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const ENTRIES = 1_000;
const VOTES = 50_000;

/** Time of the clock, and what this process has worked: a busy machine makes only the first of them longer. */
async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; cpu: number; answer: T }> {
  const start = performance.now();
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: Math.round(performance.now() - start), cpu: Math.round((user + system) / 1_000), answer };
}

it('a result of 1,000 entries and 50,000 votes is calculated within a few seconds', async () => {
  const event = await endedEvent(shop, {
    entries: ENTRIES,
    rewards: [
      ['1', 'POINTS', 3_000],
      ['2', 'POINTS', 2_000],
      ['RANDOM', 'POINTS', 100],
      ['VOTERS', 'POINTS', 100],
    ],
  });
  await expectSlowStatements('a bulk fill', () => manyVotes(shop.db, event, VOTES, shop.clock.now()));
  const admin = shop.as('admin');
  const frozen = await timed(() => admin.post(resultPath(event.id, '/freeze'), {}));
  expect(frozen.answer.status).toBe(200);
  const { ms, cpu, answer } = await timed(() => admin.post(resultPath(event.id), {}));
  if (thorough) process.stderr.write(`frozen in ${frozen.ms} ms, reckoned in ${ms} ms (${cpu} ms of work)\n`);
  expect(answer.status).toBe(200);
  expect(answer.body.data.votes.counted).toBe(VOTES);
  // Work of this process, which tests beside it slow down: the bound itself is for a run at full strength.
  expect(cpu).toBeLessThan((onPostgres ? 1_500 : 4_000) * (thorough ? 1 : 4));
  expect((await announce(shop, event)).status).toBe(200);
  const file = (await shop.as('visitor').get(`/api/events/${event.id}/draw.json`)).body;
  expect((await checkDraw(file)).state).toBe('weak');
}, 120_000);

it('1,000 winners are paid within a few seconds', async () => {
  const event = await announced(shop, { entries: ENTRIES, rewards: [['PARTICIPATION', 'POINTS', 100]] });
  const pay = () => shop.as('admin').post(`/api/v2/events/${event.id}/rewards/process`, {});
  const { ms, cpu, answer } = await timed(async () => {
    // One call ends after a while; on a busy machine it takes more than one.
    for (let last = await pay(); ; last = await pay()) if (last.body.data.waitingRewards === 0) return last;
  });
  if (thorough) process.stderr.write(`paid in ${ms} ms (${cpu} ms of work)\n`);
  expect(answer.body.data).toMatchObject({ successfulRewards: ENTRIES, failedRewards: 0 });
  expect(cpu).toBeLessThan((onPostgres ? 2_000 : 6_000) * (thorough ? 1 : 4));
}, 120_000);
