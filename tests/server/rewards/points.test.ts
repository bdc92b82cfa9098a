import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const DAY = 24 * 60 * 60 * 1000;

async function sellerId(): Promise<number> {
  const { body } = await shop.as('seller').get('/api/users/me/profile');
  return body.data.userId;
}

async function writeLedger(rows: [type: string, points: number, expiresInDays: number | null][]) {
  const user_id = await sellerId();
  await shop.db.deleteFrom('point_ledger').where('user_id', '=', user_id).execute();
  let balance = 0;
  for (const [index, [type, points, days]] of rows.entries()) {
    balance += points;
    await shop.db
      .insertInto('point_ledger')
      .values({
        user_id,
        type,
        points,
        balance_after: balance,
        description: `row ${index}`,
        reason: 'TEST',
        ref_type: 'TEST',
        ref_id: index,
        order_id: null,
        expires_at: days === null ? null : new Date(shop.clock.now().getTime() + days * DAY),
        created_at: new Date(shop.clock.now().getTime() + index),
      })
      .execute();
  }
}

describe('GET point balance', () => {
  it('refuses guests', async () => {
    expect((await shop.as('visitor').get('/api/users/points/balance')).status).toBe(401);
  });

  it('is the sum over the ledger, without an envelope', async () => {
    await writeLedger([
      ['EARN', 1000, 300],
      ['EARN', 500, 20],
      ['USE', -600, null],
      ['EXPIRE', -100, null],
      ['CANCEL', 200, null],
      ['CANCEL', -50, null],
    ]);
    const { body, queries } = await shop.as('seller').get('/api/users/points/balance');
    expect(body).toMatchObject({
      currentPoints: 950,
      totalEarnedPoints: 1450,
      totalUsedPoints: 400,
      totalExpiredPoints: 100,
    });
    expect(body.totalEarnedPoints - body.totalUsedPoints - body.totalExpiredPoints).toBe(body.currentPoints);
    expect(queries).toBeLessThanOrEqual(3);
  });

  it('is zero for a member without transactions', async () => {
    const { body } = await shop.as('admin').get('/api/users/points/balance');
    expect(body).toMatchObject({ currentPoints: 0, totalEarnedPoints: 0, lastUpdatedAt: null });
  });
});

describe('GET point transactions', () => {
  it('are newest first with both name sets and positive amounts', async () => {
    await writeLedger([
      ['EARN', 300, 100],
      ['USE', -200, null],
    ]);
    const { body, queries } = await shop.as('seller').get('/api/users/points/transactions');
    expect(body).toMatchObject({ currentPage: 0, size: 20, totalElements: 2, totalPages: 1, hasNext: false });
    expect(body.transactions[0]).toMatchObject({
      type: 'USE',
      transactionType: 'USE',
      amount: 200,
      points: 200,
      balanceAfter: 100,
    });
    expect(body.transactions[0].transactionDate).toBe(body.transactions[0].createdAt);
    expect(body.transactions[1]).toMatchObject({ type: 'EARN', daysUntilExpiry: 100, expired: false });
    expect(queries).toBeLessThanOrEqual(3);
  });

  it('are paged', async () => {
    const user = shop.as('user');
    const first = await user.get('/api/users/points/transactions?page=0&size=10');
    const second = await user.get('/api/users/points/transactions?page=1&size=10');
    expect(first.body.transactions).toHaveLength(10);
    expect(first.body.totalPages).toBeGreaterThan(1);
    const all = (await user.get('/api/users/points/transactions?page=0&size=100')).body.transactions;
    expect([...first.body.transactions, ...second.body.transactions]).toEqual(all.slice(0, 20));
    const times: string[] = all.map((one: { createdAt: string }) => one.createdAt);
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(all.map((one: { transactionId: number }) => one.transactionId)).size).toBe(all.length);
  });

  it.each(['page=-1', 'size=0', 'page=x'])('refuse %s', async (query) => {
    expect((await shop.as('user').get(`/api/users/points/transactions?${query}`)).status).toBe(400);
  });

  it('can be filtered by one type, and refuse an unknown one', async () => {
    const { body } = await shop.as('seller').get('/api/users/points/transactions/type/use');
    expect(body.transactions.map((t: { type: string }) => t.type)).toEqual(['USE']);
    expect((await shop.as('seller').get('/api/users/points/transactions/type/GIFT')).status).toBe(400);
  });
});

describe('GET expiring points', () => {
  it('counts unspent points that expire within 30 days', async () => {
    await writeLedger([
      ['EARN', 500, 10],
      ['EARN', 300, 25],
      ['EARN', 900, 200],
      ['USE', -600, null],
    ]);
    const { body, queries } = await shop.as('seller').get('/api/users/points/expiring');
    expect(body.totalExpiringPoints).toBe(200);
    expect(body.expiringPoints).toHaveLength(1);
    expect(body.expiringPoints[0]).toMatchObject({ amount: 200, daysUntilExpiry: 25 });
    expect(queries).toBeLessThanOrEqual(3);
  });

  it('returns this month and the next one, which ends at midnight in Seoul', async () => {
    // The shop's day is the 21st of November, noon: the month ends nine and a half days later.
    await writeLedger([
      ['EARN', 100, 9.4],
      ['EARN', 200, 9.6],
      ['EARN', 400, 40.4],
      ['EARN', 800, 40.6],
      ['USE', -50, null],
    ]);
    const { body } = await shop.as('seller').get('/api/users/points/expiring');
    expect([body.expiringThisMonth, body.expiringNextMonth]).toEqual([50, 600]);
    expect(body.totalExpiringPoints).toBe(250);
    await writeLedger([]);
    const { body: none } = await shop.as('seller').get('/api/users/points/expiring');
    expect([none.expiringThisMonth, none.expiringNextMonth, none.totalExpiringPoints]).toEqual([0, 0, 0]);
  });
});
