// Size: one observation for each setting of the shop, so that a setting without one does not compile.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SettingKey, Settings } from '#domain/kit/shop-settings.ts';
import { clientFolder } from '../../../support/client/client-folder.ts';
import { eventForm } from '../../../support/events/events.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
const client = clientFolder(['/', '/products', '/events', '/events/1', '/login', '/admin/settings']);
beforeAll(async () => {
  shop = await startTestShop({ config: { clientDir: client.clientDir } });
});
afterAll(async () => {
  await shop.close();
  client.remove();
});

const admin = () => shop.as('admin');
async function set(key: SettingKey, value: unknown): Promise<void> {
  const rows: { key: string; version: number }[] = (await admin().get('/api/admin/settings')).body.data;
  const version = rows.find((row) => row.key === key)?.version;
  expect(await admin().put('/api/admin/settings', { key, value, version })).toMatchObject({ status: 200 });
}
const DAY_MS = 86_400_000;

type Effect<Key extends SettingKey> = {
  /** Two values of the setting. */
  values: readonly [Settings[Key], Settings[Key]];
  /** What somebody other than the administrator sees or gets because of the value. */
  observe: () => Promise<unknown>;
  /** What is seen with each value. */
  seen: readonly [unknown, unknown];
};

/** The status of a second report after one has used up `perHour` of 1: the test shop allows a thousand times as many. */
async function secondReport(): Promise<number> {
  const user = shop.as('user');
  const unknownFeed = { targetType: 'FEED', targetId: 999_999, reason: 'SPAM' };
  await user.post('/api/reports', unknownFeed);
  await shop.db.updateTable('action_counts').set({ count: 1_000 }).where('action', '=', 'REPORT').execute();
  return (await user.post('/api/reports', unknownFeed)).status;
}

/** What the shop keeps of a sale of a store without a rate of its own, a month from now. */
async function feeNextMonth(): Promise<number> {
  shop.clock.advance(30 * DAY_MS);
  const later = await shop.asMember('admin@sinbaljang.test');
  const stores = await later.get('/api/admin/stores?sort=name');
  shop.clock.advance(-30 * DAY_MS);
  return stores.body.data.content[0].feeBasisPoints;
}

let made = 0;
async function hoursOfNewEvent(): Promise<number> {
  made += 1;
  const event = await admin().post('/api/events', eventForm({ title: `설정을 보는 이벤트 ${made}` }));
  const row = await shop.db
    .selectFrom('events')
    .select('vote_blackout_hours')
    .where('id', '=', event.body.data.eventId)
    .executeTakeFirstOrThrow();
  return row.vote_blackout_hours;
}

const EFFECTS: { readonly [Key in SettingKey]: Effect<Key> } = {
  notice: {
    values: [
      { text: '추석에는 배송이 늦어요', link: null, from: null, until: null },
      { text: '', link: null, from: null, until: null },
    ],
    observe: async () => (await shop.as('visitor').get('/products')).body.includes('추석에는 배송이 늦어요'),
    seen: [true, false],
  },
  maintenance: {
    values: [
      { isOn: true, message: '곧 돌아올게요', until: null },
      { isOn: false, message: '', until: null },
    ],
    observe: async () => (await shop.as('visitor').get('/api/products')).status,
    seen: [503, 200],
  },
  reports: {
    values: [
      { perHour: 1, hideAt: 10, voices: 3 },
      { perHour: 30, hideAt: 10, voices: 3 },
    ],
    observe: secondReport,
    seen: [429, 404],
  },
  fee: { values: [{ basisPoints: 500 }, { basisPoints: 1_200 }], observe: feeNextMonth, seen: [500, 1_200] },
  blackout: { values: [{ hours: 6 }, { hours: 12 }], observe: hoursOfNewEvent, seen: [6, 12] },
};

it.each(Object.keys(EFFECTS) as SettingKey[])(
  'setting %s takes effect for others when changed',
  async (key) => {
    const { values, observe, seen } = EFFECTS[key];
    const found: unknown[] = [];
    for (const value of values) {
      await set(key, value);
      found.push(await observe());
    }
    expect(found).toEqual(seen);
  },
);
