import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postFeed, purchasesOf } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let orderItemId: number;
let feedId: number;
beforeAll(async () => {
  shop = await startTestShop();
  orderItemId = (await purchasesOf(shop))[0] ?? 0;
  feedId = (await postFeed(shop)).feedId;
});
afterAll(() => shop.close());

const good = () => ({ title: '제목', content: '내용', orderItemId });
const BAD_FIELDS: readonly (readonly [string, unknown])[] = [
  ['title', undefined],
  ['title', ''],
  ['title', '   '],
  ['title', 7],
  ['title', 'a'.repeat(101)],
  ['title', 'a\u0000'],
  ['content', null],
  ['content', ['x']],
  ['content', 'a'.repeat(2001)],
  ['content', '\u0007'],
  ['orderItemId', -1],
  ['orderItemId', 1.5],
  ['orderItemId', 'DROP TABLE feeds'],
  ['orderItemId', 1e300],
  ['orderItemId', { $gt: 0 }],
  ['eventId', 'x'],
  ['instagramId', 'no spaces here'],
  ['instagramId', 'a'.repeat(31)],
  ['hashtags', 'text'],
  ['hashtags', [1, 2]],
  ['hashtags', ['a b']],
  ['hashtags', ['a'.repeat(31)]],
  ['hashtags', Array.from({ length: 21 }, (_, index) => `tag${index}`)],
  ['hashtags', ['a\u0000']],
];

describe('POST feed with invalid input', () => {
  it.each(BAD_FIELDS)('refuses %s = %j', async (field, value) => {
    const answer = await shop.as('user').post('/api/feeds/text-only', { ...good(), [field]: value });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT_VALUE']);
    expect(answer.body.errors[0].field.startsWith(field)).toBe(true);
    expect(answer.body.errors[0].message).toMatch(/[가-힣]/);
    if (value === undefined || field === 'orderItemId' || field === 'eventId' || value === null) return;
    const change = await shop.as('user').put(`/api/feeds/text-only/${feedId}`, { [field]: value });
    expect(change.status).toBe(400);
  });

  it.each(['{', '[]', '"text"', 'null', '7', '', '{"title":'])('refuses the body %j', async (raw) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.as('user').post('/api/feeds/text-only', raw, { headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, data: null });
  });

  it('refuses by size and by file type', async () => {
    const large = await shop
      .as('user')
      .post('/api/feeds/text-only', { ...good(), content: 'a'.repeat(200_000) });
    expect(large.status).toBe(413);
    const xml = await shop
      .as('user')
      .post('/api/feeds/text-only', '<a/>', { headers: { 'content-type': 'text/xml' } });
    expect(xml.status).toBe(415);
  });

  it('never changes a prototype', async () => {
    const raw = `{"__proto__":{"isAdmin":true},"title":"a","content":"b","orderItemId":${orderItemId}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.as('user').post('/api/feeds/text-only', raw, { headers });
    expect(answer.status).toBeLessThan(500);
    expect('isAdmin' in {}).toBe(false);
  });
});

const CALLS = [
  ['get', '/api/feeds/{}'],
  ['put', '/api/feeds/text-only/{}'],
  ['delete', '/api/feeds/text-only/{}'],
  ['delete', '/api/feeds/{}'],
  ['post', '/api/feeds/{}/likes/toggle'],
  ['get', '/api/feeds/{}/likes'],
  ['post', '/api/feeds/{}/vote'],
  ['delete', '/api/feeds/{}/vote'],
  ['get', '/api/feeds/{}/vote/check'],
  ['get', '/api/feeds/{}/vote/count'],
  ['get', '/api/feeds/events/{}/vote/count'],
  ['get', '/api/feeds/{}/comments'],
  ['post', '/api/feeds/{}/comments'],
  ['delete', '/api/feeds/1/comments/{}'],
  ['delete', '/api/comments/{}'],
  ['get', '/api/users/{}/feeds'],
  ['get', '/api/feeds/user/{}'],
  ['get', '/api/feeds/type/{}'],
  ['get', '/api/feeds/my/type/{}'],
  ['get', '/api/feeds/my/count/type/{}'],
] as const;
const BAD_IDS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '%00',
  '1%00',
  '99999999999999999999',
  "1'--",
  '%F0%9F%91%9F',
  'NaN',
];

describe('feed endpoints with an invalid id', () => {
  it.each(CALLS)('%s %s returns 400 to everybody who is allowed', async (method, path) => {
    for (const role of ['visitor', 'user', 'seller', 'admin'] as const)
      for (const id of BAD_IDS) {
        const answer = await shop.as(role)[method](path.replace('{}', id), method === 'get' ? undefined : {});
        expect(role === 'visitor' ? [400, 401] : [400], `${role} ${id}`).toContain(answer.status);
      }
  });
});
