import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, person } from '../../../support/members/people.ts';
import { ALL, data, ids, NOTHING, seen, things as stage } from '../../../support/seen-of.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
/** She blocks him; a third one stands by, and has posted what both speak about. */
let [nari, minjun, seoyeon]: Person[] = [];
const who = (one: Person | undefined): Person => {
  if (!one) throw new Error('nobody');
  return one;
};
beforeAll(async () => {
  shop = await startTestShop();
  [nari, minjun, seoyeon] = [
    await person(shop, 'nari'),
    await person(shop, 'minjun'),
    await person(shop, 'seoyeon'),
  ];
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('blocks').execute());

const block = (by: Person | undefined, of: Person | undefined) =>
  who(by).call.post('/api/users/blocks', { userId: who(of).id });
const things = () => stage(shop, { third: who(seoyeon), her: who(nari), him: who(minjun) });

describe('block between two members', () => {
  it('hides each from the other, and changes nothing for others', async () => {
    const { ground, hers, his } = await things();
    const [her, him] = [who(nari).call, who(minjun).call];
    expect([await seen(her, ground, his), await seen(him, ground, hers)]).toEqual([ALL, ALL]);
    expect((await block(nari, minjun)).status).toBe(200);
    expect([await seen(her, ground, his), await seen(him, ground, hers)]).toEqual([NOTHING, NOTHING]);
    for (const call of [who(seoyeon).call, shop.as('visitor'), shop.as('admin')])
      expect([await seen(call, ground, hers), await seen(call, ground, his)]).toEqual([ALL, ALL]);
    expect((await who(nari).call.delete(`/api/users/blocks/${who(minjun).id}`)).status).toBe(200);
    expect([await seen(her, ground, his), await seen(him, ground, hers)]).toEqual([ALL, ALL]);
  });

  it('prevents reactions to the posts of the other', async () => {
    const { hers, his } = await things();
    await block(nari, minjun);
    for (const [one, feedId] of [
      [who(nari), his.feedId],
      [who(minjun), hers.feedId],
    ] as const) {
      for (const path of ['comments', 'likes/toggle', 'vote'])
        expect([
          path,
          (await one.call.post(`/api/feeds/${feedId}/${path}`, { content: '왜요' })).status,
        ]).toEqual([path, 404]);
      expect((await one.call.get(`/api/feeds/${feedId}/comments`)).status).toBe(404);
      expect((await one.call.get(`/api/feeds/${feedId}/likes`)).status).toBe(404);
    }
  });

  it('removes earlier likes and comments from the lists', async () => {
    const { his } = await things();
    const her = who(nari).call;
    expect((await her.post(`/api/feeds/${his.feedId}/likes/toggle`)).status).toBe(200);
    await her.post(`/api/feeds/${his.feedId}/comments`, { content: '좋네요' });
    const mine = async () => [
      ids((await data(her, '/api/feeds/my-likes?size=100'))?.content ?? [], 'feedId').includes(his.feedId),
      ids((await data(her, '/api/feeds/my-comments?size=100'))?.content ?? [], 'feedId').includes(his.feedId),
    ];
    const before = await mine();
    await block(minjun, nari);
    expect([before, await mine()]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('is not notified, hides earlier notices and prevents new ones', async () => {
    const { hers } = await things();
    const told = async () => (await data(who(nari).call, '/api/users/notices?topic=FEED&size=100')).content;
    const about = async () =>
      (await told()).filter(({ path }: { path: string }) => path === `/feed/${hers.feedId}`) as {
        message: string;
      }[];
    await who(minjun).call.post(`/api/feeds/${hers.feedId}/likes/toggle`);
    await who(minjun).call.post(`/api/feeds/${hers.feedId}/comments`, { content: '하하' });
    expect(await about()).toHaveLength(2);
    const toHim = await data(who(minjun).call, '/api/users/notices?size=100');
    await block(nari, minjun);
    // Somebody else's comment is left, without him.
    expect((await about()).map(({ message }) => message)).toEqual([expect.not.stringContaining('외')]);
    expect((await data(who(minjun).call, '/api/users/notices?size=100')).totalElements).toBe(
      toHim.totalElements,
    );
    expect(await data(who(minjun).call, '/api/users/blocks')).toEqual([]);
  });

  it('is the own list, idempotent, of existing members', async () => {
    for (let times = 0; times < 2; times += 1) expect((await block(nari, minjun)).status).toBe(200);
    await block(nari, seoyeon);
    const list = await data(who(nari).call, '/api/users/blocks');
    expect(ids(list, 'userId').sort()).toEqual([who(minjun).id, who(seoyeon).id].sort());
    expect(Object.keys(list[0]).sort()).toEqual(['blockedAt', 'nickname', 'profileImageUrl', 'userId']);
    const both = await Promise.all(Array.from({ length: 8 }, () => block(seoyeon, minjun)));
    expect(both.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await block(nari, nari)).status).toBe(400);
    const nobody = await who(nari).call.post('/api/users/blocks', { userId: 999_999_999 });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'USER_NOT_FOUND']);
    expect((await shop.as('visitor').post('/api/users/blocks', { userId: who(nari).id })).status).toBe(401);
    // Another one's is not taken back with one's own.
    await who(nari).call.delete(`/api/users/blocks/${who(minjun).id}`);
    expect(await data(who(seoyeon).call, '/api/users/blocks')).toHaveLength(1);
  });
});
