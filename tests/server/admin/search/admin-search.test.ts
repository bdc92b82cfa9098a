import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '#domain/admin/search/admin-search.ts';
import { withQueryCount } from '#server/db/statements/query-counter.ts';
import { report } from '../../../support/care.ts';
import { publicEvent } from '../../../support/events/events.ts';
import { feedBy, person } from '../../../support/members/people.ts';
import { buy, optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const ask = (q: string, who: 'admin' | 'seller' | 'user' | 'visitor' = 'admin') =>
  shop.as(who).get(`/api/admin/search?q=${encodeURIComponent(q)}`);
const find = async (q: string): Promise<Found[]> => (await ask(q)).body.data;

describe('admin search', () => {
  it('finds members by name and private data, without showing an address', async () => {
    const { id, email, set } = await person(shop, 'nari');
    const nickname = '산책하는나리';
    await set({ nickname });
    const byName = await find(nickname);
    expect(byName[0]).toMatchObject({ kind: 'MEMBER', id, label: nickname });
    expect(JSON.stringify(await find(email))).not.toContain(email);
    expect((await find(email))[0]).toMatchObject({ kind: 'MEMBER', id });
  });

  it('records the search without its text', async () => {
    const entries = () =>
      shop.db.selectFrom('audit_entries').selectAll().where('action', '=', 'MEMBER_SEARCHED').execute();
    const before = (await entries()).length;
    await find('nari@sinbaljang.test');
    const after = await entries();
    expect(after).toHaveLength(before + 1);
    expect(JSON.stringify(after)).not.toContain('nari@');
  });

  it('finds an order by its number or the end of it, in any letter case', async () => {
    const [option] = await optionsInStock(shop, 1);
    const id = await buy(shop, shop.as('user'), { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    const { order_no } = await shop.db
      .selectFrom('orders')
      .select('order_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const q of [order_no, order_no.toLowerCase(), order_no.slice(-8)])
      expect(await find(q)).toContainEqual(expect.objectContaining({ kind: 'ORDER', id, label: order_no }));
  });

  it('finds products by name and number', async () => {
    const product = await shop.db.selectFrom('products').select(['id', 'name']).executeTakeFirstOrThrow();
    for (const q of [product.name, String(product.id)])
      expect(await find(q)).toContainEqual(
        expect.objectContaining({ kind: 'PRODUCT', id: product.id, label: product.name }),
      );
  });

  it('finds events by title and number, drafts included, deleted ones not', async () => {
    const title = '한겨울 100% 산책';
    const id = await publicEvent(shop, { title, state: 'DRAFT' });
    const other = await publicEvent(shop, { title: '봄맞이 달리기' });
    const event = { kind: 'EVENT', id, label: title, hint: '2026-11-21 ~ 2026-12-05' };
    for (const q of ['겨울 100%', String(id), `#${id}`]) {
      const found = (await find(q)).filter(({ kind }) => kind === 'EVENT');
      expect([q, found[0]]).toEqual([q, event]);
      expect(found.map((one) => one.id)).not.toContain(other);
    }
    await shop.as('admin').delete(`/api/events/${id}`);
    expect((await find('겨울 100%')).filter(({ kind }) => kind === 'EVENT')).toEqual([]);
  });

  it('finds report cases by number and by reported text', async () => {
    const feed = await feedBy(shop, await person(shop, 'minjun'), { title: '말도안되는광고' });
    const target = { targetType: 'FEED', targetId: feed.feedId };
    expect((await report(shop, shop.tokenOf('user'), target)).body.success).toBe(true);
    const [byWords] = (await find('말도안되는')).filter(({ kind }) => kind === 'CASE');
    expect(byWords).toMatchObject({ hint: '말도안되는광고' });
    expect(await find(`#${byWords?.id}`)).toContainEqual(byWords);
    expect(await find(String(byWords?.id))).toContainEqual(byWords);
  });

  it('treats wildcards as text, ignores short text, and refuses long text', async () => {
    expect(await find('%%')).toEqual([]);
    expect(await find('__')).toEqual([]);
    expect(await find('나')).toEqual([]);
    for (const q of ['9'.repeat(40), "'; drop table users; --"]) expect((await ask(q)).status).toBe(200);
    expect((await ask('ㄱ'.repeat(101))).status).toBe(400);
  });

  it('returns few results of each kind in few statements, for administrators only', async () => {
    const counted = await withQueryCount(async (count) => {
      const found = await find('sinbaljang.test');
      expect(found.filter(({ kind }) => kind === 'MEMBER')).toHaveLength(5);
      return count.queries;
    });
    // The session, five kinds and the audit log.
    expect(counted).toBeLessThanOrEqual(7);
    for (const who of ['visitor', 'user', 'seller'] as const)
      expect((await ask('신발', who)).status).toBe(who === 'visitor' ? 401 : 403);
  });
});
