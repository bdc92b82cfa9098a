import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFolder } from '../../support/client/client-folder.ts';
import { jobsOf } from '../../support/jobs.ts';
import { shownProduct } from '../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const CLOCK = '/api/qa/clock';
const DAY_MS = 86_400_000;
const client = clientFolder(['/']);
const config = { clientDir: client.clientDir };
afterAll(client.remove);

describe('QA clock without QA_TOOLS', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ config });
  });
  afterAll(() => shop.close());

  it('does not exist, and no page can be framed', async () => {
    expect((await shop.as('admin').put(CLOCK, { days: 1 })).status).toBe(404);
    const { headers } = await shop.as('visitor').get('/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

describe('QA clock with QA_TOOLS=1', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ qaTools: true, config });
  });
  afterAll(() => shop.close());

  it('moves the clock of every rule by whole days, and back', async () => {
    const anyone = shop.as('visitor');
    const before = (await anyone.get(CLOCK)).body;
    const moved = await anyone.put(CLOCK, { days: 7 });
    expect(moved.body.data.days).toBe(7);
    expect(Date.parse(moved.body.data.now) - Date.parse(before.data.now)).toBe(7 * 86_400_000);
    expect((await anyone.get('/api/products?size=1')).body.timestamp.slice(0, 10)).toBe('2026-11-28');
    expect((await anyone.put(CLOCK, { days: 0 })).body.data.now).toBe(before.data.now);
  });

  it('starts and ends discounts, and starts them again when moved back', async () => {
    const day = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString();
    const sale = { price: 50_000, discountType: 'RATE_DISCOUNT', discountValue: 20 };
    const name = '시계를따르는신발';
    await shownProduct(shop.as('seller'), { ...sale, name, saleFrom: day(1), saleUntil: day(3) });
    const found = async (days: number): Promise<number> => {
      await shop.as('visitor').put(CLOCK, { days });
      const list = await shop
        .as('visitor')
        .get(`/api/products?discountedOnly=true&q=${encodeURIComponent(name)}`);
      return list.body.data.totalElements;
    };
    const seen = [];
    for (const days of [0, 2, 4, 2, 0]) seen.push(await found(days));
    expect(seen).toEqual([0, 1, 0, 1, 0]);
  });

  it('moves waiting jobs along, and back', async () => {
    const due = { dueAt: new Date(shop.clock.now().getTime() + 3 * DAY_MS), key: 'one' };
    await shop.jobs.send(shop.db, 'release-hold', { orderId: 1 }, due);
    const days = async () => Math.round(((await jobsOf(shop, 'release-hold'))[0]?.wait ?? 0) / 86_400);
    const waits = [await days()];
    for (const moved of [2, 7, 0]) {
      await shop.as('visitor').put(CLOCK, { days: moved });
      waits.push(await days());
    }
    expect(waits).toEqual([3, 1, -4, 3]);
  });

  it('refuses invalid numbers of days', async () => {
    for (const days of [0.5, 'x', 1e9])
      expect((await shop.as('visitor').put(CLOCK, { days })).status).toBe(400);
  });

  it('lets only its own inspector frame the pages', async () => {
    const policy = String((await shop.as('visitor').get('/')).headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/frame-src [^;]*'self'/);
  });
});
