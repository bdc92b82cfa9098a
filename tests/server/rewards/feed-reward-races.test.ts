import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { claimDue } from '#server/rewards/feed-rewards/feed-reward-store.ts';
import { balance } from '../../support/community.ts';
import { DAY, earningsOf, newcomer, payDue } from '../../support/earning.ts';
import { feedBy, type Person } from '../../support/members/people.ts';
import { ledgerProblems } from '../../support/orders/shopping.ts';
import { rounds } from '../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const AUTHORS = 6;
const EACH = 3;
let shop: TestShop;
let authors: Person[];
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  authors = [];
  for (let count = 0; count < AUTHORS; count += 1) authors.push(await newcomer(shop));
});

const postAll = async (): Promise<number[]> => {
  const ids = [];
  for (const author of authors)
    for (let count = 0; count < EACH; count += 1) ids.push((await feedBy(shop, author)).feedId);
  return ids;
};
const balances = () => Promise.all(authors.map(({ id }) => balance(shop, id)));
const states = async () => {
  const all = await Promise.all(authors.map(({ id }) => earningsOf(shop, id)));
  return [...new Set(all.flat().map(({ status }) => status))].sort();
};
const servers = (count: number) => Promise.all(Array.from({ length: count }, () => payDue(shop)));

it('feed rewards: many servers pay each reward once', async () => {
  for (let round = 0; round < rounds(10); round += 1) {
    await postAll();
    shop.clock.advance(DAY);
    await servers(5);
    expect(await balances()).toEqual(authors.map(() => 100 * EACH * (round + 1)));
    expect(await states()).toEqual(['PROCESSED']);
  }
  expect(await ledgerProblems(shop)).toEqual([]);
});

it('feed rewards: an interrupted run leaves the rest to the next, each paid once', async () => {
  await postAll();
  shop.clock.advance(DAY);
  const paid = async () => (await balances()).reduce((sum, one) => sum + one, 0) / 100;
  const run = () => Promise.all([payDue(shop, 5), payDue(shop, 3)]);
  for (const soFar of [8, 16, AUTHORS * EACH, AUTHORS * EACH]) {
    await run();
    expect(await paid()).toBe(soFar);
    expect(await states()).not.toContain('PROCESSING');
  }
  expect(await balances()).toEqual(authors.map(() => 100 * EACH));
  expect(await ledgerProblems(shop)).toEqual([]);
});

it('feed rewards: those of a killed server are paid by others, once', async () => {
  await postAll();
  shop.clock.advance(DAY);
  const now = shop.clock.now();
  // It has claimed, and dies.
  const left = await claimDue(shop.db, { now, leftSince: now, most: 7, retries: 3 });
  expect(left).toHaveLength(7);
  await servers(3);
  expect((await balances()).reduce((sum, one) => sum + one, 0)).toBe(100 * (AUTHORS * EACH - 7));
  expect(await states()).toEqual(['PROCESSED', 'PROCESSING']);
  shop.clock.advance(3 * 60_000);
  await servers(3);
  expect([await balances(), await states()]).toEqual([authors.map(() => 100 * EACH), ['PROCESSED']]);
});

it('feed rewards: a deletion during payment leaves neither points nor a debt', async () => {
  for (let round = 0; round < rounds(10); round += 1) {
    const ids = await postAll();
    shop.clock.advance(DAY);
    const going = ids.map((id, index) => authors[Math.floor(index / EACH)]?.call.delete(`/api/feeds/${id}`));
    const [, ...gone] = await Promise.all([servers(2), ...going]);
    expect(gone.map((answer) => answer?.status)).toEqual(ids.map(() => 200));
    expect([await balances(), await states()]).toEqual([authors.map(() => 0), ['CANCELLED']]);
  }
  expect(await ledgerProblems(shop)).toEqual([]);
});

it('feed rewards: a failing one is retried three times, delays nobody, and is paid once after the repair', async () => {
  const [author, other] = authors;
  if (!author || !other) throw new Error('nobody');
  await feedBy(shop, author);
  await feedBy(shop, other);
  await sql`create function refuse_points() returns trigger as $$
    begin if new.user_id = ${sql.lit(author.id)} then raise exception 'refused'; end if; return new; end $$
    language plpgsql`.execute(shop.db);
  await sql`create trigger refuse_points before insert on point_ledger for each row execute function refuse_points()`.execute(
    shop.db,
  );
  shop.clock.advance(DAY);
  for (let tries = 1; tries <= 5; tries += 1) {
    await payDue(shop);
    const [row] = await earningsOf(shop, author.id);
    expect([row?.status, row?.retry_count]).toEqual(['FAILED', Math.min(tries, 3)]);
    await payDue(shop);
    expect((await earningsOf(shop, author.id))[0]?.retry_count).toBe(Math.min(tries, 3));
    shop.clock.advance(31 * 60_000);
  }
  expect(await balance(shop, other.id)).toBe(100);
  await sql`drop trigger refuse_points on point_ledger`.execute(shop.db);
  await payDue(shop);
  expect(await balance(shop, author.id)).toBe(0);
});
