import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { expirePoints } from '#server/rewards/points/expire-points.ts';
import { bringCreditsTo } from '#server/rewards/points/order-credit.ts';
import {
  bringTo,
  creditOnce,
  givePointsBack,
  lockBalance,
  spendPoints,
} from '#server/rewards/points/point-ledger.ts';
import { ledgerProblems } from '../../support/orders/shopping.ts';
import { addCrowd } from '../../support/server/crowd.ts';
import { rounds } from '../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const RUNS = rounds(100);
const STEPS = 100;
const DAY = 24 * 60 * 60 * 1000;

let shop: TestShop;
let members: number[];
beforeAll(async () => {
  shop = await startTestShop();
  members = (await addCrowd(shop, RUNS)).map(({ id }) => id);
}, 60_000);
afterAll(() => shop.close());

const step = fc.record({
  act: fc.constantFrom('earn', 'earn', 'reverse', 'spend', 'giveBack', 'orderEarns', 'orderLoses', 'time'),
  ref: fc.integer({ min: 1, max: 12 }),
  hundreds: fc.integer({ min: 1, max: 30 }),
});
type Step = { act: string; ref: number; hundreds: number };

const expire = () => expirePoints({ db: shop.db, clock: shop.clock, log: shop.app.log });

/** Runs one step as a service would, and returns the new balance. */
async function play(userId: number, { act, ref, hundreds }: Step): Promise<number> {
  const now = shop.clock.now();
  const points = hundreds * 100;
  if (act === 'time') {
    shop.clock.advance(hundreds * 20 * DAY);
    await expire();
  }
  return inTransaction(shop.db, async (tx) => {
    const cause = { userId, reason: 'TEST', refType: 'TEST', refId: ref };
    const balance = await lockBalance(tx, userId);
    if (act === 'earn') await creditOnce(tx, { ...cause, points, description: '시험' }, now);
    if (act === 'reverse') await bringTo(tx, cause, { target: 0, gain: '시험', loss: '시험' }, now);
    const payable = Math.min(points, balance - (balance % 100));
    if (act === 'spend') await spendPoints(tx, { userId, orderId: ref, points: payable }, now);
    if (act === 'giveBack') await giveBackOf(tx, userId, ref, now);
    if (act === 'orderEarns') await bringCreditsTo(tx, [{ userId, orderId: 100 + ref, target: points }], now);
    if (act === 'orderLoses') await bringCreditsTo(tx, [{ userId, orderId: 100 + ref, target: 0 }], now);
    return lockBalance(tx, userId);
  });
}

/** Gives back at most the points that the order has used. */
async function giveBackOf(tx: Parameters<typeof lockBalance>[0], userId: number, orderId: number, now: Date) {
  const used = await tx
    .selectFrom('point_ledger')
    .select('points')
    .where('user_id', '=', userId)
    .where('reason', '=', 'ORDER_USE')
    .where('ref_id', '=', orderId)
    .executeTakeFirst();
  if (used)
    await givePointsBack(tx, { userId, orderId, points: -used.points, refType: 'HOLD', refId: orderId }, now);
}

/** Members with overdue points by the whole ledger, independent of the marks of the sweep. */
async function stillOverdue(): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from point_ledger where user_id in (${sql.join(members)}) group by user_id
    having coalesce(sum(points) filter (where type = 'EARN' and expires_at <= ${shop.clock.now()}), 0)
      + least(0, coalesce(sum(points) filter (where type <> 'EARN'), 0)) > 0`.execute(shop.db);
  return rows.map(({ user_id }) => user_id);
}

it(`balance equals the ledger through ${RUNS * STEPS} random steps`, { timeout: 300_000 }, async () => {
  let member = 0;
  let played = 0;
  const sequence = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const userId = members[member % RUNS] ?? 0;
      member += 1;
      for (const one of steps) {
        expect(await play(userId, one)).toBeGreaterThanOrEqual(0);
        played += 1;
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(played).toBe(RUNS * STEPS);
  expect(await ledgerProblems(shop)).toEqual([]);
  shop.clock.advance(DAY);
  await expire();
  expect(await stillOverdue()).toEqual([]);
});
