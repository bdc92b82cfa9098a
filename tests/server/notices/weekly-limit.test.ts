import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CauseKind, Facts } from '#server/notices/causes.ts';
import { type Person, person } from '../../support/members/people.ts';
import { FACTS, type PushShop, startPushShop } from '../../support/push/push-shop.ts';
import { setSeoulHour } from '../../support/server/test-clock.ts';

const LIMIT = '/api/users/me/notice-limit';
const SUPPRESSED = '/api/users/notices?size=100&suppressed=true';
let push: PushShop;
let nari: Person;
let haeun: Person;
beforeAll(async () => {
  push = await startPushShop();
});
afterAll(() => push.shop.close());
beforeEach(async () => {
  const { shop } = push;
  // A Saturday: the week ends after the next day.
  setSeoulHour(shop.clock, '12:00');
  for (const table of ['push_subscriptions', 'notices', 'notice_limits', 'mails'] as const)
    await shop.db.deleteFrom(table).execute();
  [nari, haeun] = [await person(shop, 'nari'), await person(shop, 'haeun')];
});

const limitOf = async ({ call }: Person) => (await call.get(LIMIT)).body.data;
const mailsTo = ({ id }: Person) =>
  push.shop.db.selectFrom('mails').select('kind').where('member_id', '=', id).execute();
const suppressedOf = async ({ call }: Person): Promise<string[]> =>
  (await call.get(SUPPRESSED)).body.data.content.map(({ type }: { type: string }) => type);
/** Ships several parcels to a member, each of which is mailed. */
async function ship(who: Person, from: number, to: number) {
  for (let lineId = from; lineId <= to; lineId += 1)
    await push.notify('ORDER_SHIPPED', who, { ...FACTS.ORDER_SHIPPED, lineId });
  await push.send();
}

describe('weekly limit', () => {
  it('holds back e-mails and pushes beyond it, of its member alone, and lists them', async () => {
    const [hers, his] = [await push.subscribe(nari), await push.subscribe(haeun)];
    expect((await nari.call.put(LIMIT, { weekly: 3 })).body.data).toEqual({
      weekly: 3,
      counted: 0,
      suppressed: 0,
    });
    await ship(nari, 1, 5);
    await ship(haeun, 11, 15);
    expect([push.service.readBy(hers).length, (await mailsTo(nari)).length]).toEqual([3, 3]);
    expect([push.service.readBy(his).length, (await mailsTo(haeun)).length]).toEqual([5, 5]);
    expect(await limitOf(nari)).toEqual({ weekly: 3, counted: 3, suppressed: 2 });
    expect(await suppressedOf(nari)).toEqual(['ORDER_SHIPPED', 'ORDER_SHIPPED']);
    expect(await suppressedOf(haeun)).toEqual([]);
    // They are in the shop like all others.
    expect((await nari.call.get('/api/users/notices')).body.data.totalElements).toBe(5);
  });

  it('lists what it held back of a topic that is hidden in the shop', async () => {
    await nari.call.put('/api/users/me/notification-settings', { topic: 'ORDER', inApp: false, mail: true });
    await nari.call.put(LIMIT, { weekly: 3 });
    await ship(nari, 1, 4);
    expect(await suppressedOf(nari)).toHaveLength(1);
    await nari.call.put('/api/users/me/notification-settings', { topic: 'ORDER', inApp: true, mail: true });
  });

  it('lists to each of two members their own alone, and lets them read it, also of a hidden topic', async () => {
    const SETTINGS = '/api/users/me/notification-settings';
    await nari.call.put(SETTINGS, { topic: 'ORDER', inApp: false, mail: true });
    for (const { call } of [nari, haeun]) await call.put(LIMIT, { weekly: 3 });
    await ship(nari, 1, 5);
    await ship(haeun, 11, 14);
    const listOf = async ({ call }: Person): Promise<{ noticeId: number; isRead: boolean }[]> =>
      (await call.get(SUPPRESSED)).body.data.content;
    const ids = async (who: Person) => (await listOf(who)).map(({ noticeId }) => noticeId);
    const read = async (who: Person) => (await listOf(who)).map(({ isRead }) => isRead);
    const [hers, his] = [await ids(nari), await ids(haeun)];
    expect([hers.length, his.length, hers.filter((id) => his.includes(id))]).toEqual([2, 1, []]);
    expect([(await limitOf(nari)).suppressed, (await limitOf(haeun)).suppressed]).toEqual([2, 1]);
    const readBy = ({ call }: Person, id = 0) => call.post(`/api/users/notices/${id}/read`, {});
    expect((await readBy(haeun, hers[0])).body.code).toBe('NOTICE_NOT_FOUND');
    expect((await readBy(nari, hers[0])).status).toBe(200);
    expect([await read(nari), await read(haeun)]).toEqual([[true, false], [false]]);
    await nari.call.post('/api/users/notices/read-all', {});
    expect([await read(nari), await read(haeun)]).toEqual([[true, true], [false]]);
    await nari.call.put(SETTINGS, { topic: 'ORDER', inApp: true, mail: true });
  });

  it('counts a notification once, whatever its channels, and what left before it was set', async () => {
    const hers = await push.subscribe(nari);
    await ship(nari, 1, 2);
    await nari.call.put(LIMIT, { weekly: 3 });
    await ship(nari, 3, 4);
    expect([push.service.readBy(hers).length, (await mailsTo(nari)).length]).toEqual([3, 3]);
  });

  const EXEMPT: [CauseKind, Facts[CauseKind]][] = [
    ['ORDER_PLACED', FACTS.ORDER_PLACED],
    ['REFUND_PAID', { ...FACTS.ORDER_PLACED, refundId: 1, returnFee: { outbound: 0, inbound: 0 } }],
    ['ORDER_CANCELLED', { ...FACTS.ORDER_SHIPPED, reason: '품절' }],
    ['CLAIM_REJECTED', { orderId: 1, claimId: 1, type: 'RETURN', product: '운동화' }],
    ['DELIVERY_DELAYED', { ...FACTS.ORDER_SHIPPED, day: '2026-11-30', reason: '태풍' }],
    ['SESSIONS_ENDED', { at: new Date('2026-11-20T03:00:00Z') }],
  ];
  it.each(EXEMPT)(
    'lets %s through, which is about money, law or the account, and does not count it',
    async (kind, facts) => {
      await nari.call.put(LIMIT, { weekly: 3 });
      await ship(nari, 1, 3);
      await push.notify(kind, nari, facts);
      await push.send();
      expect(await mailsTo(nari)).toHaveLength(4);
      expect(await limitOf(nari)).toEqual({ weekly: 3, counted: 3, suppressed: 0 });
    },
  );

  it('begins anew on Monday in Seoul, when the list of the week is empty', async () => {
    await nari.call.put(LIMIT, { weekly: 3 });
    await ship(nari, 1, 4);
    setSeoulHour(push.shop.clock, '23:59', 1);
    await ship(nari, 5, 5);
    expect([(await mailsTo(nari)).length, (await suppressedOf(nari)).length]).toEqual([3, 2]);
    setSeoulHour(push.shop.clock, '00:00', 2);
    await ship(nari, 6, 6);
    expect([(await mailsTo(nari)).length, await suppressedOf(nari)]).toEqual([4, []]);
  });

  it('sends nothing of the past after it was removed', async () => {
    await nari.call.put(LIMIT, { weekly: 3 });
    await ship(nari, 1, 4);
    expect((await nari.call.put(LIMIT, { weekly: null })).body.data.weekly).toBeNull();
    await push.send();
    await ship(nari, 5, 6);
    expect(await mailsTo(nari)).toHaveLength(5);
  });

  it('holds for servers that send at once', async () => {
    await nari.call.put(LIMIT, { weekly: 3 });
    for (let lineId = 1; lineId <= 8; lineId += 1)
      await push.notify('ORDER_SHIPPED', nari, { ...FACTS.ORDER_SHIPPED, lineId });
    await Promise.all([push.send(), push.send(), push.send()]);
    expect(await mailsTo(nari)).toHaveLength(3);
  });

  it('is one of the offered numbers', async () => {
    for (const weekly of [0, -1, 4, 1_000, '3'])
      expect((await nari.call.put(LIMIT, { weekly })).status).toBe(400);
  });
});
