import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Activity, recordActivity, revokeActivity } from '#server/rewards/activities.ts';
import { awardBadges } from '#server/rewards/badges/award-badges.ts';
import { climbLevels } from '#server/rewards/levels/level-changes.ts';
import { type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let nari: Person;
let jiwoo: Person;
let orders = 0;
beforeAll(async () => {
  shop = await startTestShop();
  [nari, jiwoo] = [await person(shop, 'nari'), await person(shop, 'jiwoo')];
});
beforeEach(async () => {
  for (const table of ['notices', 'user_badges'] as const) await shop.db.deleteFrom(table).execute();
});
afterAll(() => shop.close());

const at = (who: Person, points: number) =>
  shop.db.updateTable('users').set({ activity_points: points }).where('id', '=', who.id).execute();
const told = async (who: Person): Promise<string[]> =>
  (await who.call.get('/api/users/notices?topic=REWARD')).body.data.content.map(
    ({ type, message, path }: Record<string, string>) => `${type} ${message} ${path}`,
  );
/** Gives five points for an order; returns the activity. */
async function earn(who: Person, refId = 800_000 + ++orders): Promise<Activity> {
  const deed = { userId: who.id, type: 'PURCHASE_COMPLETION', refType: 'ORDER', refId } as const;
  await recordActivity(shop.db, deed, shop.clock.now());
  return deed;
}
const LEVEL = 'LEVEL_UP 레벨이 올라 Lv.3 골드가 됐어요. /mypage/level';

it('level-up notice is sent at the threshold of a level without a badge, once', async () => {
  await at(nari, 294);
  await earn(nari);
  expect(await told(nari)).toEqual([]);
  await at(nari, 295);
  await earn(nari);
  await earn(nari);
  expect([await told(nari), await told(jiwoo)]).toEqual([[LEVEL], []]);
});

it('level-up notice and badge notice are separate', async () => {
  await at(nari, 99);
  await earn(nari);
  expect((await told(nari)).sort()).toEqual([
    expect.stringMatching(/^BADGE_WON .+ 뱃지를 받았어요\. \/mypage\/badges$/),
    'LEVEL_UP 레벨이 올라 Lv.2 실버가 됐어요. /mypage/level',
  ]);
});

it('badge notice is sent without a level-up', async () => {
  await at(nari, 0);
  await awardBadges(shop.db, nari.id, ['FIRST_REVIEW'], shop.clock.now());
  expect(await told(nari)).toEqual([expect.stringMatching(/^BADGE_WON /)]);
});

it('level-up notice names the highest of several levels reached at once', async () => {
  await climbLevels(shop.db, nari.id, { before: 0, after: 300 }, shop.clock.now());
  expect((await told(nari)).filter((line) => line.startsWith('LEVEL_UP'))).toEqual([LEVEL]);
});

it('level-up notice is deleted if unread when the level is lost, of this member only', async () => {
  for (const who of [nari, jiwoo]) await at(who, 298);
  const deed = await earn(nari);
  await earn(jiwoo);
  await revokeActivity(shop.db, deed);
  expect([await told(nari), await told(jiwoo)]).toEqual([[], [LEVEL]]);
  await earn(nari);
  expect(await told(nari)).toEqual([LEVEL]);
});

it('level-up notice is not repeated after it was read', async () => {
  await at(nari, 298);
  const deed = await earn(nari);
  await nari.call.post('/api/users/notices/read-all', {});
  await revokeActivity(shop.db, deed);
  await earn(nari);
  const { content } = (await nari.call.get('/api/users/notices?topic=REWARD')).body.data;
  expect(content).toMatchObject([{ type: 'LEVEL_UP', isRead: true }]);
});
