import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { notify } from '#server/notices/notify.ts';
import { type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let quiet: Person;
let usual: Person;
beforeAll(async () => {
  shop = await startTestShop();
  quiet = await person(shop, 'nari');
  usual = await person(shop, 'haeun');
});
afterAll(() => shop.close());

const LIST = '/api/users/notices?size=100';
const SETTINGS = '/api/users/me/notification-settings';
const settingOf = async ({ call }: Person, topic: string) =>
  (await call.get(SETTINGS)).body.data.settings.find((one: { topic: string }) => one.topic === topic);
const labelledNames = async ({ call }: Person, topic: string) =>
  (await call.get(`${LIST}&topic=${topic}`)).body.data.content.map((one: { type: string }) => one.type);
const tellBoth = (eventId: number) =>
  notify(
    shop.db,
    'EVENT_RESULT',
    [quiet, usual].map(({ id: userId }) => ({ userId, facts: { eventId, title: '겨울 런' } })),
    shop.clock.now(),
  );

it('migration: earlier event notices move to their topic, and members without reward notices get none about prizes', async () => {
  const facts = { points: 10, grantId: 1, description: '배송이 늦었어요' };
  await tellBoth(1);
  await notify(shop.db, 'POINTS_MOVED', [{ userId: usual.id, facts }], shop.clock.now());
  // The setting from before events had a topic.
  await sql`update notices set topic = 'REWARD' where topic = 'EVENT'`.execute(shop.db);
  await quiet.call.put(SETTINGS, { topic: 'REWARD', inApp: false, mail: true });
  await quiet.call.put(SETTINGS, { topic: 'ORDER', inApp: true, mail: false });
  expect(await labelledNames(usual, 'EVENT')).toEqual([]);
  const file = new URL('../../../server/db/migrations/0039-notices-of-events.sql', import.meta.url);
  await migrate(shop.db, [{ name: '0039-again.sql', text: await readFile(file, 'utf8') }]);
  expect(await labelledNames(usual, 'EVENT')).toEqual(['EVENT_RESULT']);
  expect(await labelledNames(usual, 'REWARD')).toContain('POINTS_MOVED');
  expect(await settingOf(quiet, 'EVENT')).toMatchObject({ inApp: false, mail: true, isFixed: false });
  expect(await settingOf(usual, 'EVENT')).toMatchObject({ inApp: true, mail: true, isMailed: true });
  await tellBoth(2);
  expect([
    (await labelledNames(quiet, 'EVENT')).length,
    (await labelledNames(usual, 'EVENT')).length,
  ]).toEqual([1, 2]);
});

it('event notices are turned off on their own', async () => {
  await usual.call.put(SETTINGS, { topic: 'EVENT', inApp: false, mail: false });
  await tellBoth(3);
  expect(await labelledNames(usual, 'EVENT')).toHaveLength(2);
  expect(await settingOf(usual, 'REWARD')).toMatchObject({ inApp: true, mail: true });
});
