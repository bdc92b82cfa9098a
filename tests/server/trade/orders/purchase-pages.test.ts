import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const ITEMS = '/api/users/orders/items';
type Found = { items: PurchasedItem[]; totalCount: number };
const found = async (who: 'user' | 'seller', query = ''): Promise<Found> =>
  (await shop.as(who).get(`${ITEMS}${query}`)).body.data;
const ids = ({ items }: Found) => items.map(({ orderItemId }) => orderItemId);

it('listPurchasedItems without a page lists everything, and pages cut the same list with the same total', async () => {
  const all = await found('user');
  expect(all.totalCount).toBe(all.items.length);
  const pages = await Promise.all([0, 1].map((page) => found('user', `?page=${page}&size=2`)));
  expect(pages.flatMap(ids)).toEqual(ids(all).slice(0, 4));
  expect(pages.map(({ totalCount }) => totalCount)).toEqual([all.totalCount, all.totalCount]);
  expect(await found('user', '?page=900&size=2')).toEqual({ items: [], totalCount: all.totalCount });
});

it('listPurchasedItems finds by words of name and colour, whatever their spaces, and nothing by wildcards', async () => {
  const all = await found('user');
  const [first] = all.items;
  if (!first) throw new Error('the demo shopper has bought nothing');
  const word = encodeURIComponent(first.productName.replace(/\s/g, '').slice(0, 4));
  const named = await found('user', `?q=${word}`);
  expect(ids(named)).toContain(first.orderItemId);
  expect(named.totalCount).toBe(named.items.length);
  expect((await found('user', `?q=${encodeURIComponent('없는말임')}`)).totalCount).toBe(0);
  expect((await found('user', '?q=%25')).totalCount).toBe(0);
  const other = all.items.find(({ productName }) => productName !== first.productName);
  const both = `${first.productName} ${other?.productName ?? '없는말임'}`;
  expect((await found('user', `?q=${encodeURIComponent(both)}`)).totalCount).toBe(0);
});

it('listPurchasedItems finds named lines of the caller alone', async () => {
  const [first, second] = ids(await found('user'));
  expect(new Set(ids(await found('user', `?ids=${first},${second}`)))).toEqual(new Set([first, second]));
  expect(ids(await found('seller', `?ids=${first}`))).toEqual([]);
  expect((await shop.as('user').get(`${ITEMS}?ids=x`)).status).toBe(400);
});
