// Size: who gets a message by KakaoTalk, when, how often, and what the provider's answers lead to.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { columns } from '#server/db/statements/columns.ts';
import { TalkNotSent } from '#server/kit/ports/talk-sender.ts';
import { outboxTalk } from '#server/notices/talk/outbox-talk.ts';
import { sendTalks } from '#server/notices/talk/send-talks.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { startTalkShop, type TalkShop } from '../../../support/notices/talk-shop.ts';
import { setSeoulHour } from '../../../support/server/test-clock.ts';

const MINUTE = 60_000;
const SETTINGS = '/api/users/me/notification-settings';
const LIMIT = '/api/users/me/notice-limit';
const [HERS, HIS] = ['01044440001', '01044440002'];
const SHIPPED = { orderId: 1, lineId: 1, product: '가벼운 운동화', others: 0 };
const lines: string[] = [];
let talk: TalkShop;
let nari: Person;
let haeun: Person;
beforeAll(async () => {
  talk = await startTalkShop({
    log: { level: 'info', sink: { write: (line: string) => void lines.push(line) } },
  });
});
afterAll(() => talk.shop.close());
beforeEach(async () => {
  const { shop } = talk;
  setSeoulHour(shop.clock, '12:00');
  for (const table of ['notices', 'notification_settings', 'notice_limits', 'mails'] as const)
    await shop.db.deleteFrom(table).execute();
  talk.sent.length = 0;
  lines.length = 0;
  talk.provider.answer = () => true;
  [nari, haeun] = [await person(shop, 'nari'), await person(shop, 'haeun')];
  await talk.givePhone(nari, HERS);
  await talk.givePhone(haeun, HIS);
});

const pending = () => talk.shop.db.selectFrom('talks').select('attempts').execute();
const phones = () => talk.sent.map(({ phone }) => phone);
const choose = ({ call }: Person, topic: string, talked: boolean) =>
  call.put(SETTINGS, { topic, inApp: true, mail: true, talk: talked });
const settingOf = async ({ call }: Person, topic: string) =>
  (await call.get(SETTINGS)).body.data.settings.find((one: { topic: string }) => one.topic === topic);

describe('message by KakaoTalk', () => {
  it('goes to the verified number of its recipient alone, filled, with the page of the order', async () => {
    await talk.notify('ORDER_SHIPPED', nari, {
      ...SHIPPED,
      carrier: 'CJ대한통운',
      trackingNumber: '123456789012',
    });
    await talk.send();
    expect(talk.sent).toEqual([
      {
        key: expect.stringMatching(/^notice-\d+$/),
        phone: HERS,
        memberId: nari.id,
        template: 'sbj-shipped',
        values: {
          상품: '가벼운 운동화',
          택배사: 'CJ대한통운',
          송장번호: '123456789012',
          경로: 'my-orders/1',
        },
        text: '[신발장] 배송 시작\n\n주문한 상품이 출발했어요.\n\n상품: 가벼운 운동화\n택배사: CJ대한통운\n송장 번호: 123456789012',
        button: { label: '배송 조회', url: `${talk.shop.ports.config.publicUrl}/my-orders/1` },
      },
    ]);
  });

  it('is sent once, whatever number of servers sends', async () => {
    await talk.notify('ORDER_SHIPPED', nari, SHIPPED);
    await talk.notify('ORDER_SHIPPED', haeun, SHIPPED);
    await Promise.all([talk.send(), talk.send(), talk.send()]);
    await talk.send();
    expect([phones().toSorted(), await pending()]).toEqual([[HERS, HIS], []]);
  });

  it('needs a verified number, when the cause happens and when it is sent', async () => {
    await talk.givePhone(nari, HERS, false);
    await talk.notify('ORDER_SHIPPED', nari, SHIPPED);
    await talk.givePhone(nari, HERS);
    await talk.notify('ORDER_DELIVERED', nari, SHIPPED);
    await talk.notify('ORDER_DELIVERED', haeun, SHIPPED);
    await talk.givePhone(nari, HERS, false);
    await talk.send();
    expect([phones(), await pending()]).toEqual([[HIS], []]);
  });

  it('is on for orders alone until chosen, and off once it was turned off, of its member alone', async () => {
    await talk.notify('RESTOCK', nari, { alertId: 1, productId: 1, option: '운동화 흰색 250mm' });
    await talk.send();
    expect(talk.sent).toEqual([]);
    await choose(nari, 'RESTOCK', true);
    await choose(nari, 'ORDER', false);
    for (const who of [nari, haeun]) {
      await talk.notify('RESTOCK', who, { alertId: 2, productId: 1, option: '운동화 흰색 250mm' });
      await talk.notify('ORDER_SHIPPED', who, SHIPPED);
    }
    await talk.send();
    expect(talk.sent.map(({ phone, template }) => [phone, template])).toEqual([
      [HERS, 'sbj-restock'],
      [HIS, 'sbj-shipped-own'],
    ]);
  });

  it('is not sent if it was turned off, or its notification read, before', async () => {
    await talk.notify('ORDER_SHIPPED', nari, SHIPPED);
    await talk.notify('ORDER_SHIPPED', haeun, SHIPPED);
    talk.provider.answer = () => {
      throw new TalkNotSent('code -1000');
    };
    await talk.send();
    talk.provider.answer = () => true;
    talk.sent.length = 0;
    await choose(nari, 'ORDER', false);
    await haeun.call.post('/api/users/notices/read-all', {});
    talk.shop.clock.advance(MINUTE);
    await talk.send();
    expect([talk.sent, await pending()]).toEqual([[], []]);
  });

  it('is sent at night, because it never advertises', async () => {
    setSeoulHour(talk.shop.clock, '23:00');
    await talk.notify('ORDER_SHIPPED', nari, SHIPPED);
    await talk.send();
    expect(phones()).toEqual([HERS]);
  });

  it('counts towards the weekly limit with its e-mail as one, and is held back by it', async () => {
    await nari.call.put(LIMIT, { weekly: 3 });
    for (let lineId = 1; lineId <= 5; lineId += 1) {
      await talk.notify('ORDER_DELIVERED', nari, { ...SHIPPED, lineId });
      await talk.notify('ORDER_DELIVERED', haeun, { ...SHIPPED, lineId });
    }
    await talk.notify('ORDER_PLACED', nari, { orderId: 1, orderNo: 'N-20261129-1', amount: 139_000 });
    await talk.send();
    const times = (phone: string) => phones().filter((one) => one === phone).length;
    expect([times(HERS), times(HIS)]).toEqual([4, 5]);
    expect((await nari.call.get(LIMIT)).body.data).toEqual({ weekly: 3, counted: 3, suppressed: 2 });
  });
});

describe('answer of the provider', () => {
  const fail = (error: Error) => {
    talk.provider.answer = ({ phone }) => {
      if (phone === HERS) throw error;
      return true;
    };
  };
  async function attemptsAfter(minutes: readonly number[]) {
    await talk.notify('ORDER_SHIPPED', nari, SHIPPED);
    await talk.notify('ORDER_SHIPPED', haeun, SHIPPED);
    await talk.send();
    const hers = () => phones().filter((phone) => phone === HERS).length;
    const counts = [hers()];
    for (const wait of minutes) {
      talk.shop.clock.advance(wait * MINUTE - 1);
      await talk.send();
      expect(hers()).toBe(counts.at(-1));
      talk.shop.clock.advance(1);
      await talk.send();
      counts.push(hers());
    }
    return counts;
  }

  it('that nothing was sent is retried after 1, 5, 30 and 120 minutes, and then given up', async () => {
    fail(new TalkNotSent('code -1000'));
    expect(await attemptsAfter([1, 5, 30, 120, 1_000])).toEqual([1, 2, 3, 4, 5, 5]);
    expect([await pending(), phones().filter((phone) => phone === HIS).length]).toEqual([[], 1]);
  });

  it('that is missing is retried while the provider recognises the repetition, and then given up', async () => {
    fail(new Error('timeout'));
    expect(await attemptsAfter([1, 5, 30, 120])).toEqual([1, 2, 3, 3, 3]);
    expect([
      new Set(talk.sent.filter(({ phone }) => phone === HERS).map(({ key }) => key)).size,
      await pending(),
    ]).toEqual([1, []]);
  });

  it('that a repetition is refused does not lead to another one after that time', async () => {
    fail(new Error('timeout'));
    await talk.notify('ORDER_SHIPPED', nari, SHIPPED);
    await talk.send();
    fail(new TalkNotSent('code -1'));
    talk.shop.clock.advance(MINUTE);
    await talk.send();
    talk.shop.clock.advance(30 * MINUTE);
    await talk.send();
    expect([phones(), await pending()]).toEqual([[HERS, HERS], []]);
  });

  it('that refuses the recipient ends the message, and the notification stays in the shop', async () => {
    talk.provider.answer = ({ phone }) => phone !== HERS;
    await talk.notify('ORDER_SHIPPED', nari, SHIPPED);
    await talk.notify('ORDER_SHIPPED', haeun, SHIPPED);
    await talk.send();
    talk.shop.clock.advance(1_000 * MINUTE);
    await talk.send();
    expect([phones().toSorted(), await pending()]).toEqual([[HERS, HIS], []]);
    expect((await nari.call.get('/api/users/notices')).body.data.totalElements).toBe(1);
    const rows = await talk.shop.db
      .selectFrom('notices')
      .select(columns(['user_id', 'talked_at']))
      .execute();
    expect(rows.filter((row) => row.talkedAt !== null).map((row) => row.userId)).toEqual([haeun.id]);
  });

  it('is logged without number and text', async () => {
    fail(new Error(`refused ${HERS}`));
    await talk.notify('ORDER_SHIPPED', nari, SHIPPED);
    await talk.send();
    const log = lines.join('\n');
    expect(log).toContain('KakaoTalk message not sent');
    expect(log).not.toContain(HERS);
    expect(log).not.toContain('가벼운 운동화');
  });
});

describe('setting', () => {
  it('offers the channel to a verified number, and says what is missing without one', async () => {
    expect(await settingOf(nari, 'ORDER')).toMatchObject({ talk: true, talkOffer: 'OFFERED' });
    expect(await settingOf(nari, 'CLAIM')).toMatchObject({ talk: false, talkOffer: 'OFFERED' });
    expect(await settingOf(nari, 'FEED')).toMatchObject({ talk: false, talkOffer: 'NONE' });
    await talk.givePhone(nari, HERS, false);
    expect(await settingOf(nari, 'ORDER')).toMatchObject({ talk: false, talkOffer: 'PHONE_NEEDED' });
    expect(await settingOf(haeun, 'ORDER')).toMatchObject({ talk: true, talkOffer: 'OFFERED' });
  });

  it('of a member without a verified number stays unchosen, whatever a client sends with another channel', async () => {
    await talk.givePhone(nari, HERS, false);
    await choose(nari, 'ORDER', false);
    await talk.givePhone(nari, HERS);
    expect(await settingOf(nari, 'ORDER')).toMatchObject({ talk: true });
  });

  it('stays as it is where a client does not know it', async () => {
    await choose(nari, 'ORDER', false);
    await nari.call.put(SETTINGS, { topic: 'ORDER', inApp: true, mail: false });
    expect([await settingOf(nari, 'ORDER'), await settingOf(haeun, 'ORDER')]).toMatchObject([
      { mail: false, talk: false },
      { mail: true, talk: true },
    ]);
  });

  it('of a topic without messages cannot be turned on', async () => {
    await choose(nari, 'FEED', true);
    expect(await settingOf(nari, 'FEED')).toMatchObject({ talk: false });
  });
});

describe('outbox of a demonstration', () => {
  it('shows the message, found by the number of its recipient', async () => {
    const { shop } = talk;
    await talk.notify('ORDER_PLACED', nari, { orderId: 1, orderNo: 'N-20261129-1', amount: 139_000 });
    await talk.notify('ORDER_SHIPPED', haeun, SHIPPED);
    await talk.send();
    await shop.db.updateTable('notices').set({ talked_at: null }).execute();
    const ids = await shop.db.selectFrom('notices').select('id').execute();
    for (const { id } of ids)
      await shop.db.insertInto('talks').values({ notice_id: id, next_at: shop.clock.now() }).execute();
    await sendTalks({ ...shop.ports, talk: outboxTalk(shop.db, shop.clock), log: shop.app.log });
    const { body: html } = await shop.app.inject({ url: `/outbox?to=${HERS}` });
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(html).toContain('주문 번호: N-20261129-1');
    expect(html).toContain('/my-orders/1');
  });
});
