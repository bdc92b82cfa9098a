// Size: what is pushed, to whom, when, and what the push service gets.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, person } from '../../../support/members/people.ts';
import { pushBrowser, vapidClaims } from '../../../support/push/push-browser.ts';
import { FACTS, PUSH_DEVICES, type PushShop, startPushShop } from '../../../support/push/push-shop.ts';
import { setSeoulHour } from '../../../support/server/test-clock.ts';

const MINUTE = 60_000;
const SETTINGS = '/api/users/me/notification-settings';
let push: PushShop;
let nari: Person;
let haeun: Person;
beforeAll(async () => {
  push = await startPushShop();
});
afterAll(() => push.shop.close());
beforeEach(async () => {
  const { shop, service } = push;
  setSeoulHour(shop.clock, '12:00');
  for (const table of ['push_subscriptions', 'notices', 'notification_settings'] as const)
    await shop.db.deleteFrom(table).execute();
  await shop.db.deleteFrom('consents').where('document', 'in', ['MARKETING', 'MARKETING_NIGHT']).execute();
  service.received.length = 0;
  service.answers.clear();
  [nari, haeun] = [await person(shop, 'nari'), await person(shop, 'haeun')];
});

const pending = () => push.shop.db.selectFrom('pushes').select('attempts').execute();

describe('message', () => {
  it('arrives encrypted for the browser of its recipient alone, signed with the key of the shop', async () => {
    const [hers, his] = [await push.subscribe(nari), await push.subscribe(haeun)];
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    await push.send();
    const [request, ...more] = push.service.received;
    expect(more).toEqual([]);
    expect(push.service.readBy(hers)).toEqual([
      { body: '주문한 상품이 출발했어요.', path: '/my-orders/1', tag: expect.stringMatching(/^notice-\d+$/) },
    ]);
    expect(() => his.read(request?.body ?? Buffer.alloc(0))).toThrow();
    const signed = vapidClaims(request?.headers.Authorization ?? '');
    expect(signed?.key).toBe(push.publicKey);
    expect(signed?.claims).toMatchObject({
      aud: 'https://push.sinbaljang.kr',
      sub: 'mailto:shop@sinbaljang.test',
    });
    expect(request?.headers).toMatchObject({ TTL: '86400', Topic: push.service.readBy(hers)[0]?.tag });
  });

  it('names no product, number or amount, which a lock screen would show', async () => {
    const hers = await push.subscribe(nari);
    await push.notify('ORDER_PLACED', nari, FACTS.ORDER_PLACED);
    await push.send();
    expect(push.service.readBy(hers).map(({ body }) => body)).toEqual(['주문이 완료됐어요.']);
  });

  it('goes once to each browser of the member, whatever number of servers sends', async () => {
    const browsers = [await push.subscribe(nari), await push.subscribe(nari)];
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    await Promise.all([push.send(), push.send()]);
    await push.send();
    expect(browsers.map((one) => push.service.readBy(one).length)).toEqual([1, 1]);
    expect((await nari.call.get(PUSH_DEVICES)).body.data.devices[0].lastSuccessAt).toBe(
      push.shop.clock.now().toISOString(),
    );
  });

  it('follows the setting of its topic; topics of other people are off until chosen', async () => {
    const hers = await push.subscribe(nari);
    const { settings } = (await nari.call.get(SETTINGS)).body.data;
    const off = settings.filter(({ push }: { push: boolean }) => !push);
    expect(off.map(({ topic }: { topic: string }) => topic)).toEqual([
      'REVIEW',
      'FEED',
      'FOLLOW',
      'PRICE',
      'REWARD',
    ]);
    await push.notify('BADGE_WON', nari, { badgeId: 1, name: '첫걸음' });
    await push.send();
    expect(push.service.readBy(hers)).toEqual([]);
    await nari.call.put(SETTINGS, { topic: 'ORDER', inApp: true, mail: true, push: false });
    // A client that knows no push leaves it as it is.
    await nari.call.put(SETTINGS, { topic: 'ORDER', inApp: true, mail: false });
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    await push.send();
    expect(push.service.readBy(hers)).toEqual([]);
    await nari.call.put(SETTINGS, { topic: 'ORDER', inApp: true, mail: false, push: true });
    await push.notify('ORDER_PLACED', nari, FACTS.ORDER_PLACED);
    await push.send();
    expect(push.service.readBy(hers)).toHaveLength(1);
  });

  it('is not sent for a notification that was read before', async () => {
    const hers = await push.subscribe(nari);
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    await nari.call.post('/api/users/notices/read-all', {});
    await push.send();
    expect([push.service.readBy(hers), await pending()]).toEqual([[], []]);
  });

  it('that is advertising needs consent, is marked, and waits for the morning without one for the night', async () => {
    const hers = await push.subscribe(nari);
    await nari.call.put(SETTINGS, { topic: 'REWARD', inApp: true, mail: true, push: true });
    const give = (couponId: number) => push.notify('COUPON_GIVEN', nari, { couponId, name: '쿠폰' });
    const sent = () => push.service.readBy(hers).map(({ body }) => body);
    await give(1);
    await push.send();
    expect([sent(), await pending()]).toEqual([[], []]);
    const agree = (document: 'MARKETING' | 'MARKETING_NIGHT') =>
      push.shop.db
        .insertInto('consents')
        .values({
          user_id: nari.id,
          document,
          version: '1',
          agreed: true,
          at: push.shop.clock.now(),
          via: 'SETTINGS',
        })
        .execute();
    await agree('MARKETING');
    setSeoulHour(push.shop.clock, '21:00');
    await give(2);
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    await push.send();
    expect(sent()).toEqual(['주문한 상품이 출발했어요.']);
    setSeoulHour(push.shop.clock, '07:59', 1);
    await push.send();
    expect(sent()).toHaveLength(1);
    setSeoulHour(push.shop.clock, '08:00', 1);
    await push.send();
    expect(sent().at(-1)).toBe('(광고) 혜택 소식이 있어요.');
    await agree('MARKETING_NIGHT');
    setSeoulHour(push.shop.clock, '23:00', 1);
    await give(3);
    await push.send();
    expect(sent()).toHaveLength(3);
  });
});

describe('answer of the push service', () => {
  it.each([404, 410])('%i removes that browser, and no other', async (status) => {
    const [gone, kept] = [await push.subscribe(nari), await push.subscribe(nari)];
    push.service.answers.set(gone.subscription.endpoint, status);
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    await push.send();
    expect((await nari.call.get(PUSH_DEVICES)).body.data.devices).toHaveLength(1);
    expect([push.service.readBy(kept).length, await pending()]).toEqual([1, []]);
  });

  it.each([403, 429, 500])(
    '%i is retried after 1, 5, 30 and 120 minutes, and then given up',
    async (status) => {
      const hers = await push.subscribe(nari);
      push.service.answers.set(hers.subscription.endpoint, status);
      await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
      await push.send();
      const counts = [push.service.received.length];
      for (const minutes of [1, 5, 30, 120, 1_000]) {
        push.shop.clock.advance(minutes * MINUTE - 1);
        await push.send();
        expect(push.service.received).toHaveLength(counts.at(-1) ?? 0);
        push.shop.clock.advance(1);
        await push.send();
        counts.push(push.service.received.length);
      }
      expect(counts).toEqual([1, 2, 3, 4, 5, 5]);
      expect([await pending(), (await nari.call.get(PUSH_DEVICES)).body.data.devices.length]).toEqual([
        [],
        1,
      ]);
    },
  );
});

describe('browsers of a member', () => {
  it('are listed without address and keys, and each is ended by its owner alone', async () => {
    await push.subscribe(haeun);
    const theirs = await push.subscribe(nari);
    const { publicKey, devices } = (await nari.call.get(PUSH_DEVICES)).body.data;
    expect([publicKey, devices]).toEqual([
      push.publicKey,
      [
        {
          id: expect.any(Number),
          device: '',
          createdAt: expect.any(String),
          lastSuccessAt: null,
          current: true,
        },
      ],
    ]);
    const stranger = await haeun.call.delete(`${PUSH_DEVICES}/${devices[0].id}`);
    expect([stranger.status, stranger.body.code]).toEqual([404, 'PUSH_DEVICE_NOT_FOUND']);
    expect((await nari.call.delete(`${PUSH_DEVICES}/${devices[0].id}`)).body.data.devices).toEqual([]);
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    await push.send();
    expect(push.service.readBy(theirs)).toEqual([]);
  });

  it('are stored without address and keys in readable form', async () => {
    const { subscription } = await push.subscribe(nari);
    const stored = JSON.stringify(await push.shop.db.selectFrom('push_subscriptions').selectAll().execute());
    for (const secret of Object.values(subscription)) expect(stored).not.toContain(secret);
  });

  it('get nothing after the log-out of their session', async () => {
    const hers = await push.subscribe(nari);
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    await push.shop.db
      .updateTable('sessions')
      .set({ revoked_at: push.shop.clock.now() })
      .where('user_id', '=', nari.id)
      .execute();
    await push.send();
    expect(push.service.readBy(hers)).toEqual([]);
  });

  it('belong to the member who registered last, with nothing for the one before', async () => {
    const shared = await push.subscribe(nari);
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    push.service.answers.set(shared.subscription.endpoint, 500);
    await push.send();
    push.service.received.length = 0;
    push.service.answers.clear();
    await haeun.call.put(PUSH_DEVICES, shared.subscription);
    push.shop.clock.advance(10 * MINUTE);
    await push.send();
    expect([(await nari.call.get(PUSH_DEVICES)).body.data.devices, push.service.received]).toEqual([[], []]);
    expect((await haeun.call.get(PUSH_DEVICES)).body.data.devices).toHaveLength(1);
  });

  it('are at most ten, the newest ones, also for registrations at once', async () => {
    const oldest = await push.subscribe(nari);
    await Promise.all(Array.from({ length: 10 }, () => push.subscribe(nari)));
    expect((await nari.call.get(PUSH_DEVICES)).body.data.devices).toHaveLength(10);
    await push.notify('ORDER_SHIPPED', nari, FACTS.ORDER_SHIPPED);
    await push.send();
    expect([push.service.readBy(oldest).length, push.service.received.length]).toEqual([0, 10]);
  });

  it.each([
    'http://push.sinbaljang.kr/send',
    'https://localhost/send',
    'https://10.0.0.7/send',
    'https://2130706433/send',
    'https://[::1]/send',
    'https://metadata.google.internal/send',
    'https://push.sinbaljang.kr:8443/send',
    'https://user@push.sinbaljang.kr/send',
    'not an address',
  ])('cannot be registered at %s', async (endpoint) => {
    const { subscription } = pushBrowser(endpoint);
    expect((await nari.call.put(PUSH_DEVICES, subscription)).status).toBe(400);
  });
});
