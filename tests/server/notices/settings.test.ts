import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { topicsOf } from '#domain/notices/topics.ts';
import { sendNotices } from '#server/notices/send-notices.ts';
import { buy, optionsInStock } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const LIST = '/api/users/notices';
const SETTINGS = '/api/users/me/notification-settings';
const as = (name: string) => shop.asMember(`${name}@sinbaljang.test`);
const listOf = async (caller: Caller) => (await caller.get(`${LIST}?size=100`)).body.data.content;
const unreadOf = async (caller: Caller): Promise<number> =>
  (await caller.get(`${LIST}/unread`)).body.data.unread;
async function order(caller: Caller): Promise<number> {
  const [option] = await optionsInStock(shop, 1);
  return buy(shop, caller, { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
}

describe('notice topic', () => {
  const turn = (caller: Caller, topic: string, channels: { inApp: boolean; mail: boolean }) =>
    caller.put(SETTINGS, { topic, ...channels });
  const mailsTo = async (name: string, kind: string) =>
    (
      await shop.db
        .selectFrom('mails')
        .select('subject')
        .where('recipient', '=', `${name}@sinbaljang.test`)
        .where('kind', '=', kind)
        .execute()
    ).length;

  it('is on by default, in display order, until turned off', async () => {
    const { settings } = (await (await as('haeun')).get(SETTINGS)).body.data;
    expect(settings.map(({ topic }: { topic: string }) => topic)).toEqual(topicsOf('user'));
    expect(settings.filter(({ inApp }: { inApp: boolean }) => !inApp)).toEqual([]);
    expect(settings.filter(({ mail }: { mail: boolean }) => mail)).toHaveLength(5);
  });

  it('turned off in the shop is hidden there and still sends e-mails', async () => {
    const [nari, haeun] = [await as('nari'), await as('haeun')];
    await turn(nari, 'ORDER', { inApp: false, mail: true });
    await turn(haeun, 'ORDER', { inApp: true, mail: false });
    const before = [await mailsTo('nari', 'order-placed'), await mailsTo('haeun', 'order-placed')] as const;
    const [hers, his] = [await order(nari), await order(haeun)];
    const pathsOf = async (caller: Caller) =>
      (await listOf(caller)).map(({ path }: { path: string }) => path);
    expect([(await pathsOf(nari)).includes(`/my-orders/${hers}`), (await pathsOf(haeun))[0]]).toEqual([
      false,
      `/my-orders/${his}`,
    ]);
    expect(await unreadOf(nari)).toBe(0);
    await Promise.all([sendNotices(shop.ports), sendNotices(shop.ports)]);
    await sendNotices(shop.ports);
    expect([await mailsTo('nari', 'order-placed'), await mailsTo('haeun', 'order-placed')]).toEqual([
      before[0] + 1,
      before[1],
    ]);
  });

  it('about the account itself stays on', async () => {
    const answer = await turn(await as('haeun'), 'INFO', { inApp: false, mail: false });
    expect(answer.status).toBe(400);
  });

  it('without e-mails has none, whatever is requested', async () => {
    const { settings } = (await turn(await as('haeun'), 'FEED', { inApp: true, mail: true })).body.data;
    expect(settings.find(({ topic }: { topic: string }) => topic === 'FEED')).toMatchObject({ mail: false });
  });
});
