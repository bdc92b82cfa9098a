import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let [quiet, usual, third]: [Person, Person, Person] = [] as never;
beforeAll(async () => {
  shop = await startTestShop();
  [quiet, usual, third] = [
    await person(shop, 'nari'),
    await person(shop, 'haeun'),
    await person(shop, 'minjun'),
  ];
  await shop.db.deleteFrom('follows').execute();
});
afterAll(() => shop.close());

const SETTINGS = '/api/users/me/notification-settings';
const turn = ({ call }: Person, topic: string, inApp: boolean) =>
  call.put(SETTINGS, { topic, inApp, mail: false });
const settingOf = async ({ call }: Person, topic: string) =>
  (await call.get(SETTINGS)).body.data.settings.find((one: { topic: string }) => one.topic === topic);
const follow = (by: Person, of: Person, following = true) =>
  by.call.post('/api/users/follow', { followingUserId: of.id, following });
const listOf = async ({ call }: Person, topic: string): Promise<{ type: string; path: string }[]> =>
  (await call.get(`/api/users/notices?size=100&topic=${topic}`)).body.data.content;
const followersToldTo = async (to: Person) =>
  (await listOf(to, 'FOLLOW')).filter(({ type }) => type === 'FOLLOWED');

it('migration: earlier follower notices move to their topic; members without feed notices keep followers off', async () => {
  for (const one of [quiet, usual]) await follow(third, one);
  // As it was before followers had a topic.
  await sql`update notices set topic = 'FEED', path = '/my-feeds' where topic = 'FOLLOW'`.execute(shop.db);
  await turn(quiet, 'FEED', false);
  const file = new URL('../../../server/db/migrations/0071-notices-of-followers.sql', import.meta.url);
  await migrate(shop.db, [{ name: '0071-again.sql', text: await readFile(file, 'utf8') }]);
  expect(await followersToldTo(usual)).toMatchObject([{ path: `/users/${usual.id}?list=followers` }]);
  expect(await settingOf(quiet, 'FOLLOW')).toMatchObject({ inApp: false, isFixed: false, isMailed: false });
  expect(await settingOf(usual, 'FOLLOW')).toMatchObject({ inApp: true, isFixed: false, isMailed: false });
  const before = (await followersToldTo(quiet)).length;
  await follow(usual, quiet);
  expect(await followersToldTo(quiet)).toHaveLength(before);
});

it('follower and feed notices are turned off independently, per member', async () => {
  await shop.db.deleteFrom('follows').execute();
  await shop.db.deleteFrom('notices').execute();
  await turn(usual, 'FOLLOW', false);
  for (const [topic, inApp] of [
    ['FOLLOW', true],
    ['FEED', false],
  ] as const)
    await turn(quiet, topic, inApp);
  for (const one of [quiet, usual]) await follow(third, one);
  expect(await followersToldTo(usual)).toEqual([]);
  expect(await followersToldTo(quiet)).toHaveLength(1);
  expect(await settingOf(usual, 'FEED')).toMatchObject({ inApp: true });
});
