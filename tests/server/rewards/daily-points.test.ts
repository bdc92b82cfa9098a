import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let mine: Person;
let theirs: Person;
beforeAll(async () => {
  shop = await startTestShop();
  mine = await person(shop, 'minjun');
  theirs = await person(shop, 'doyun');
  await shop.db.deleteFrom('activities').where('user_id', 'in', [mine.id, theirs.id]).execute();
});
afterAll(() => shop.close());

const PATH = '/api/users/me/activity/daily-points';
const read = async ({ call }: Person, query = '') => {
  const { status, body } = await call.get(`${PATH}${query}`);
  return status === 200 ? body.data : [status, body.code];
};
let deed = 0;
const earn = ({ id }: Person, points: number, at: string) => {
  // The same deed counts once.
  deed += 1;
  return shop.db
    .insertInto('activities')
    .values({
      user_id: id,
      type: 'REVIEW_CREATION',
      points,
      description: '리뷰를 썼어요',
      ref_type: 'TEST',
      ref_id: deed,
      created_at: new Date(at),
    })
    .execute();
};
/** A moment of the day in Seoul that is so many days ago. */
const ago = (days: number, time: string) => {
  const day = new Date(shop.clock.now().getTime() + 9 * 3_600_000 - days * 86_400_000);
  return `${day.toISOString().slice(0, 10)}T${time}+09:00`;
};
const dayOf = (moment: string) => moment.slice(0, 10);

it('GET daily points is empty without points, for members only', async () => {
  expect(await read(mine)).toEqual([404, 'NO_ACTIVITY_DATA']);
  expect((await shop.as('visitor').get(PATH)).status).toBe(401);
});

it('GET daily points sums by day in Seoul, newest first, of the caller only and of 30 days', async () => {
  await earn(mine, 5, ago(2, '00:00:00'));
  await earn(mine, 10, ago(2, '23:59:59'));
  await earn(mine, 3, ago(1, '00:00:00'));
  await earn(mine, 7, ago(30, '00:00:00'));
  await earn(mine, 1, ago(31, '23:59:59'));
  await earn(theirs, 50, ago(1, '12:00:00'));
  const [yesterday, before, first, older] = [1, 2, 30, 31].map((days) => dayOf(ago(days, '')));
  const usual = [
    { date: yesterday, totalPoints: 3 },
    { date: before, totalPoints: 15 },
    { date: first, totalPoints: 7 },
  ];
  expect(await read(mine)).toEqual(usual);
  expect(await read(theirs)).toEqual([{ date: yesterday, totalPoints: 50 }]);
  expect(await read(mine, `?startDate=${older}T12:30:00`)).toEqual([
    ...usual,
    { date: older, totalPoints: 1 },
  ]);
  expect(await read(mine, `?startDate=${before}`)).toEqual(usual.slice(0, 2));
});

it('GET daily points covers a year at most, and refuses invalid days', async () => {
  await earn(theirs, 20, ago(366, '12:00:00'));
  await earn(theirs, 30, ago(367, '12:00:00'));
  const days = await read(theirs, '?startDate=2000-01-01');
  expect(days.map(({ totalPoints }: { totalPoints: number }) => totalPoints)).toEqual([50, 20]);
  for (const text of ['2026-02-30', 'yesterday', ''])
    expect(await read(theirs, `?startDate=${text}`)).toEqual([400, 'INVALID_INPUT_VALUE']);
  expect(await read(theirs, '?startDate=2999-01-01')).toEqual([404, 'NO_ACTIVITY_DATA']);
});
