import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isKnownVoter } from '#server/events/votes/trusted-voter-store.ts';
import { type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const DAY_MS = 86_400_000;
let shop: TestShop;
let voter: Person;
let other: Person;
beforeAll(async () => {
  shop = await startTestShop();
  voter = await person(shop, 'minjun');
  other = await person(shop, 'doyun');
});
afterAll(() => shop.close());
const before = (days: number): Date => new Date(shop.clock.now().getTime() - days * DAY_MS);

/** A member without phone number and deliveries: only age and activity qualify for voting. */
beforeEach(async () => {
  for (const { id } of [voter, other]) {
    await shop.db.deleteFrom('activities').where('user_id', '=', id).execute();
    await shop.db
      .updateTable('order_items')
      .set({ delivered_at: null })
      .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', id))
      .execute();
    await joined(id, 400);
  }
});
const joined = (id: number, days: number) =>
  shop.db
    .updateTable('users')
    .set({ created_at: before(days), phone_verified_at: null })
    .where('id', '=', id)
    .execute();
let deed = 0;
async function active(id: number, daysAgo: readonly number[]): Promise<void> {
  const rows = daysAgo.map((days) => {
    deed += 1;
    const what = { type: 'REVIEW_CREATION', points: 1, description: '리뷰', ref_type: 'TEST', ref_id: deed };
    return { ...what, user_id: id, created_at: before(days) };
  });
  await shop.db.insertInto('activities').values(rows).execute();
}
const votes = (id: number) => isKnownVoter(shop.db, id, shop.clock.now());

describe('member without a verified phone and a delivery', () => {
  it.each([
    ['after more than seven days', 7.1, true],
    ['not before', 6.9, false],
  ])('is a trusted voter %s, with activity on three of them', async (_, days, isVoter) => {
    await joined(voter.id, days);
    await active(voter.id, [0, 1, 2]);
    expect(await votes(voter.id)).toBe(isVoter);
  });

  it.each([
    ['on three days', [0, 1, 2], true],
    ['three times on two days', [0, 1, 1], false],
  ])('is trusted or not with activity %s; activity of others does not count', async (_, daysAgo, isVoter) => {
    await active(voter.id, daysAgo);
    await active(other.id, [2, 3, 4]);
    expect(await votes(voter.id)).toBe(isVoter);
  });
});
