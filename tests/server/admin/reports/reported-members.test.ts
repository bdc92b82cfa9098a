import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apartFrom } from '#server/kit/reported-sql.ts';
import { caseOf } from '../../../support/care.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { ALL, data, NOTHING, seen, things as stage } from '../../../support/seen-of.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let [nari, minjun, seoyeon, jiwoo, admin]: Person[] = [];
const who = (one: Person | undefined): Person => {
  if (!one) throw new Error('nobody');
  return one;
};
beforeAll(async () => {
  shop = await startTestShop();
  [nari, minjun, seoyeon, jiwoo, admin] = [
    await person(shop, 'nari'),
    await person(shop, 'minjun'),
    await person(shop, 'seoyeon'),
    await person(shop, 'jiwoo'),
    await person(shop, 'admin'),
  ];
});
beforeEach(() => shop.db.deleteFrom('report_cases').execute());
afterAll(() => shop.close());

const report = async (by: Person | undefined, targetType: string, targetId: number) => {
  const answer = await who(by).call.post('/api/reports', { targetType, targetId, reason: 'SPAM' });
  expect(answer.status).toBe(200);
};
const things = () => stage(shop, { third: who(seoyeon), her: who(nari), him: who(minjun) });
const judge = async (type: string, id: number, decision: string) => {
  const known = await caseOf(shop, type, id);
  const said = { decision, rule: '광고 금지', version: known.version };
  const answer = await who(admin).call.post(`/api/admin/reports/${known.id}/decision`, said);
  expect(answer.body.success).toBe(true);
};

describe('reported member', () => {
  it('is hidden from the reporter at once, and from nobody else; still sees the reporter', async () => {
    const { ground, hers, his } = await things();
    const [her, him] = [who(nari).call, who(minjun).call];
    expect(await seen(her, ground, his)).toEqual(ALL);
    await report(nari, 'MEMBER', who(minjun).id);
    expect(await seen(her, ground, his)).toEqual(NOTHING);
    expect(await seen(him, ground, hers)).toEqual(ALL);
    for (const call of [who(seoyeon).call, shop.as('visitor')])
      expect([await seen(call, ground, hers), await seen(call, ground, his)]).toEqual([ALL, ALL]);
  });

  it('is hidden from each reporter separately', async () => {
    const { ground, hers, his } = await things();
    const her = who(nari).call;
    await report(nari, 'MEMBER', who(minjun).id);
    await report(jiwoo, 'MEMBER', who(nari).id);
    const withoutHer = { ...ALL, counts: NOTHING.counts };
    expect(await seen(who(jiwoo).call, ground, his)).toEqual(withoutHer);
    expect(await seen(who(jiwoo).call, ground, hers)).toEqual(NOTHING);
    expect(await seen(her, ground, his)).toEqual(NOTHING);
  });

  it('stays hidden until a decision rejects the report', async () => {
    const { ground, his } = await things();
    const sees = () => seen(who(nari).call, ground, his);
    await report(nari, 'MEMBER', who(minjun).id);
    await judge('MEMBER', who(minjun).id, 'IGNORE');
    expect(await sees()).toEqual(NOTHING);
    await judge('MEMBER', who(minjun).id, 'NO_PROBLEM');
    expect(await sees()).toEqual(ALL);
    // In a new round the notification may be sent again.
    await report(nari, 'MEMBER', who(minjun).id);
    expect(await sees()).toEqual(NOTHING);
  });

  it('cannot be answered by the reporter, and is not notified', async () => {
    const { hers, his } = await things();
    await report(nari, 'MEMBER', who(minjun).id);
    for (const path of ['comments', 'likes/toggle', 'vote'])
      expect(
        (await who(nari).call.post(`/api/feeds/${his.feedId}/${path}`, { content: '왜요' })).status,
      ).toBe(404);
    const said = await who(minjun).call.post(`/api/feeds/${hers.feedId}/comments`, { content: '네' });
    expect(said.status).toBe(200);
    expect(await data(who(minjun).call, '/api/users/blocks')).toEqual([]);
  });

  it('sends no notices to the reporter, and earlier ones disappear', async () => {
    const { hers } = await things();
    const [him, third] = [who(minjun).call, who(seoyeon).call];
    const about = async (one: Person | undefined, feedId: number) =>
      (await data(who(one).call, '/api/users/notices?topic=FEED&size=100')).content.filter(
        ({ path }: { path: string }) => path === `/feed/${feedId}`,
      ).length;
    const feedId = hers.feedId;
    await him.post(`/api/feeds/${feedId}/likes/toggle`);
    // A comment of a third member was announced by the stage; the like is announced now.
    expect(await about(nari, feedId)).toBe(2);
    await report(nari, 'MEMBER', who(minjun).id);
    expect(await about(nari, feedId)).toBe(1);
    await him.post(`/api/feeds/${feedId}/comments`, { content: '하하' });
    await him.post(`/api/feeds/${feedId}/likes/toggle`);
    await him.post(`/api/feeds/${feedId}/likes/toggle`);
    expect(await about(nari, feedId)).toBe(1);
    expect((await third.post(`/api/feeds/${feedId}/likes/toggle`)).status).toBe(200);
    expect(await about(nari, feedId)).toBe(2);
  });

  it('adds no query to a list, and is found by the index of reporters', async () => {
    const call = who(nari).call;
    const before = (await call.get('/api/feeds?size=20')).queries;
    for (const one of [minjun, seoyeon, jiwoo]) await report(nari, 'MEMBER', who(one).id);
    expect((await call.get('/api/feeds?size=20')).queries).toBe(before);
    const plan = await shop.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const found = await sql<Record<string, string>>`explain select ${apartFrom(who(nari).id)}`.execute(tx);
      return found.rows.flatMap((row) => Object.values(row)).join('\n');
    });
    expect(plan).toContain('reports_reporter');
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('reported product', () => {
  const asked = async (call: Person['call'], id: number, type = 'PRODUCT') =>
    (await call.get(`/api/users/reports?targetType=${type}&targetId=${id}`)).body.data?.isReported;

  it('can still be bought, and is marked as reported per product and reporter', async () => {
    await report(nari, 'PRODUCT', 1);
    await report(jiwoo, 'PRODUCT', 2);
    const [her, other] = [who(nari).call, who(jiwoo).call];
    expect([await asked(her, 1), await asked(her, 2)]).toEqual([true, false]);
    expect([await asked(other, 1), await asked(other, 2)]).toEqual([false, true]);
    // A member with the same id as a product does not count.
    expect(await asked(her, 1, 'MEMBER')).toBe(false);
    const product = (await her.get('/api/products/1')).body.data;
    expect(product.options.some(({ stock }: { stock: number }) => stock > 0)).toBe(true);
  });

  it('can be reported again after a decision, and is marked so', async () => {
    await report(nari, 'PRODUCT', 1);
    await judge('PRODUCT', 1, 'NO_PROBLEM');
    expect(await asked(who(nari).call, 1)).toBe(false);
    await report(nari, 'PRODUCT', 1);
    expect(await asked(who(nari).call, 1)).toBe(true);
  });

  it('is marked for members only', async () => {
    const path = '/api/users/reports?targetType=PRODUCT&targetId=1';
    expect((await shop.as('visitor').get(path)).status).toBe(401);
    for (const bad of ['targetType=SHOE&targetId=1', 'targetType=PRODUCT&targetId=x', 'targetType=PRODUCT'])
      expect((await who(nari).call.get(`/api/users/reports?${bad}`)).status).toBe(400);
  });
});
