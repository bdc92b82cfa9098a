import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Operation, readOperations } from '../../support/access/operations.ts';
import { reaching } from '../../support/reaching.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let lists: Operation[] = [];
let send: ReturnType<typeof reaching>;
beforeAll(async () => {
  shop = await startTestShop({ config: { apiDocs: true } });
  lists = (await readOperations(shop)).filter(({ method, query }) => method === 'GET' && 'size' in query);
  send = reaching(shop);
});
afterAll(() => shop.close());

/** Parameters that some lists need besides the page size. */
const OF: Readonly<Record<string, string>> = {
  '/api/feeds/type/{type}': '/api/feeds/type/event?',
  '/api/feeds/my/type/{type}': '/api/feeds/my/type/event?',
  '/api/users/points/transactions/type/{type}': '/api/users/points/transactions/type/earn?',
  '/api/users/points/transactions/period':
    '/api/users/points/transactions/period?startDate=2026-11-01&endDate=2026-11-30&',
};
/** Lists that are empty in this shop, or have rows of one day and kind. */
const ELSEWHERE = ['/api/admin/dashboard/rows', '/api/seller/settlements/{id}/lines'];

/** Requests a list with this page size. */
const ask = ({ path, params, access }: Operation, size: string) => {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]?.enum?.[0] ?? 1));
  return send(access, { method: 'GET', url: `${OF[path] ?? `${url}?`}size=${size}` });
};

it('every list lowers a page size above the limit to it, and refuses none', async () => {
  const wrong: string[] = [];
  for (const list of lists) {
    const [usual, much] = [await ask(list, '5'), await ask(list, '999999999')];
    if (usual.status !== much.status || (much.status >= 400 && !ELSEWHERE.includes(list.path)))
      wrong.push(`${list.path}: ${usual.status} and ${much.status}`);
    const { size } = /"(?:size|pageSize)":(?<size>\d+)/.exec(much.text)?.groups ?? {};
    if (Number(size ?? 0) > 1_000) wrong.push(`${list.path}: pages of ${size}`);
  }
  expect(wrong).toEqual([]);
  expect(lists.length).toBeGreaterThan(25);
});

it.each(['/api/events/all', '/api/users/wishlist', '/api/feeds/text-only/search', '/api/rewards/history'])(
  '%s refuses a page size below 1 or without a number',
  async (path) => {
    const list = lists.find((one) => one.path === path) ?? expect.fail(path);
    for (const size of ['0', '-1', 'x', '1.5'])
      expect([size, (await ask(list, size)).status]).toEqual([size, 400]);
  },
);
