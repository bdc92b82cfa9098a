import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { cast } from '#server/events/votes/vote-service.ts';
import { thorough } from '../../../scripts/lib/testing/thorough.mjs';
import { balance } from '../../support/community.ts';
import { crowd, type Ended, endedEvent, resultPath, vote } from '../../support/events/ended-event.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
});
afterAll(() => shop.close());

const HOUR = 3_600_000;
const MINUTE = 60_000;
const NEW_VOTES = thorough ? 2_000 : 60;

type Row = { voteId: number; feedId: number; standing: string; flags: string[] };
type Flagged = { flag: string; feedId: number; votes: number };
const listed = async ({ id }: Pick<Ended, 'id'>, query = '') =>
  (await admin.get(`/api/admin/events/${id}/votes?size=100${query}`)).body.data;
const flagsOf = async (event: Ended, flag: string): Promise<[number, number][]> => {
  const found: Flagged[] = (await listed(event)).flagged;
  const of = found.filter((one) => one.flag === flag);
  return of.map(({ feedId, votes }): [number, number] => [event.feeds.indexOf(feedId), votes]).sort();
};
/** A running event with two entries, the first with as many votes as there are moments, the second with one less. */
async function twoEntries(count: number) {
  const event = await endedEvent(shop, { entries: 2, over: -1 });
  const [one = 0, two = 0] = event.feeds;
  const votes = [...new Array<number>(count).fill(one), ...new Array<number>(count - 1).fill(two)];
  const voters = await vote(
    shop.db,
    event.id,
    votes.map((feedId) => ({ feedId, standing: 'COUNTED' as const })),
    shop.clock.now(),
  );
  return { event, first: voters.slice(0, count), second: voters.slice(count) };
}
/** Writes moments of members or of their votes: the first of them at `from`, the last `apart` later. */
async function spread(members: readonly number[], what: 'joined' | 'voted', apart: number) {
  const from = shop.clock.now().getTime() - 30 * 24 * HOUR;
  for (const [at, id] of members.entries()) {
    const moment = new Date(from + (apart * at) / (members.length - 1));
    if (what === 'joined')
      await shop.db.updateTable('users').set({ created_at: moment }).where('id', '=', id).execute();
    else
      await shop.db.updateTable('feed_votes').set({ created_at: moment }).where('user_id', '=', id).execute();
  }
}
const tag = (table: 'feed_votes' | 'event_entries', users: readonly number[], change: object) =>
  shop.db
    .updateTable(table)
    .set(change)
    .where('user_id', 'in', [...users])
    .execute();

describe('votes are flagged', () => {
  it('from five on by accounts created within an hour, not with four or over a longer time', async () => {
    const { event, first, second } = await twoEntries(5);
    await spread(first, 'joined', HOUR);
    await spread(second, 'joined', MINUTE);
    expect(await flagsOf(event, 'SAME_HOUR')).toEqual([[0, 5]]);
    await spread(first, 'joined', HOUR + 1_000);
    expect(await flagsOf(event, 'SAME_HOUR')).toEqual([]);
  });

  it('from five on from one network within ten minutes, and only those', async () => {
    const { event, first, second } = await twoEntries(6);
    await spread(first, 'voted', 12 * MINUTE);
    await spread(second, 'voted', MINUTE);
    await tag('feed_votes', first, { address_tag: 'street' });
    await tag('feed_votes', second.slice(0, 4), { address_tag: 'street' });
    // Two minutes and a half between two of them: any five last less than ten.
    expect(await flagsOf(event, 'BURST')).toEqual([[0, 6]]);
    const pages = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((page) => admin.get(`/api/admin/events/${event.id}/votes?size=2&page=${page}`)),
    );
    // What a page leaves out counts all the same.
    const rows: Row[] = pages.flatMap(({ body }) => body.data.content);
    const odd = rows.filter(({ flags }) => flags.includes('BURST')).map(({ voteId }) => voteId);
    expect([rows.length, odd.sort()]).toEqual([11, [...first].sort()]);
    await spread(first, 'voted', 13 * MINUTE);
    expect(await flagsOf(event, 'BURST')).toEqual([]);
    await tag('feed_votes', second, { address_tag: 'street' });
    expect(await flagsOf(event, 'BURST')).toEqual([[1, 5]]);
    await tag('feed_votes', second, { address_tag: null });
    expect(await flagsOf(event, 'BURST')).toEqual([]);
  });

  it.each([
    [80, 100, true],
    [79, 100, false],
    [4, 5, true],
    [4, 4, false],
  ])('at the share %i of %i: %s', async (waiting, all, isOdd) => {
    const event = await endedEvent(shop, { entries: [all - waiting, 3], waiting, over: -1 });
    expect(await flagsOf(event, 'MOSTLY_WAITING')).toEqual(isOdd ? [[0, all]] : []);
  });

  it('if entrant and voter share a network, device or phone, and only of those two', async () => {
    const { event, first, second } = await twoEntries(5);
    const [entrant = 0, other = 0] = event.users;
    const [street = 0, device = 0, phone = 0, none = 0] = first;
    await tag('event_entries', [entrant], { address_tag: 's', device_tag: 'd' });
    await tag('feed_votes', [street], { address_tag: 's' });
    await tag('feed_votes', [device], { device_tag: 'd' });
    // The same of a voter for another entry says nothing, and two who have no number share none.
    await tag('feed_votes', second.slice(0, 1), { address_tag: 's', device_tag: 'd' });
    for (const id of [entrant, phone])
      await shop.db.updateTable('users').set({ phone: '01012345678' }).where('id', '=', id).execute();
    for (const id of [other, none, ...second])
      await shop.db.updateTable('users').set({ phone: '' }).where('id', '=', id).execute();
    const { content, totalElements } = await listed(event, '&flag=ENTRANT_SHARES');
    expect(totalElements).toBe(3);
    expect(content.map(({ voteId }: Row) => voteId).sort()).toEqual([street, device, phone].sort());
    // A vote for the own entry shares everything, and is allowed.
    await sql`update feed_votes set user_id = ${entrant}, address_tag = 's' where event_id = ${event.id} and user_id = ${none}`.execute(
      shop.db,
    );
    expect((await listed(event, '&flag=ENTRANT_SHARES')).totalElements).toBe(3);
  });
});

it('admin vote list filters by state and flag, in any letter case, page by page', async () => {
  const event = await endedEvent(shop, { entries: [2, 0], waiting: 8, void: 3, over: -1 });
  const of = async (query: string) => {
    const { content, totalElements } = await listed(event, query);
    return [totalElements, ...new Set(content.map(({ standing }: Row) => standing))];
  };
  expect(await of('&standing=WAITING')).toEqual([8, 'WAITING']);
  expect(await of('&standing=void')).toEqual([3, 'VOID']);
  expect(await of('&standing=counted')).toEqual([2, 'COUNTED']);
  expect(await of('&standing=counted&flag=mostly_waiting')).toEqual([2, 'COUNTED']);
  expect((await of('&flag=BURST'))[0]).toBe(0);
  expect((await listed(event)).totals).toEqual({ counted: 2, waiting: 8, void: 3 });
  const pages = await Promise.all(
    [0, 1, 2].map(
      async (page) => (await admin.get(`/api/admin/events/${event.id}/votes?size=5&page=${page}`)).body,
    ),
  );
  const ids = pages.flatMap(({ data }) => data.content.map(({ voteId }: Row) => voteId));
  expect([ids.length, new Set(ids).size]).toEqual([13, 13]);
  expect((await admin.get(`/api/admin/events/${event.id}/votes?standing=odd`)).status).toBe(400);
  expect((await admin.get('/api/admin/events/999999/votes')).status).toBe(404);
  const other = await endedEvent(shop, { entries: [1], over: -1 });
  expect((await listed(other)).totalElements).toBe(1);
});

it(`${NEW_VOTES} flagged votes of new accounts earn no points and do not change the ranking`, async () => {
  const event = await endedEvent(shop, { entries: [0, 2, 1], rewards: [['1', 'POINTS', 500]], over: 0 });
  const [last = 0] = event.feeds;
  const members = await crowd(shop.db, NEW_VOTES, shop.clock.now());
  await inTransaction(shop.db, async (tx) => {
    for (const id of members) {
      const answer = await cast(tx, shop, { user: { id, userType: 'user' }, feedId: last });
      expect([answer.standing, answer.gained]).toEqual(['WAITING', 0]);
    }
  });
  const ranking = async (): Promise<number[]> =>
    (await admin.get(`/api/events/${event.id}/entries?sort=votes`)).body.data.content.map(
      ({ feedId }: { feedId: number }) => event.feeds.indexOf(feedId),
    );
  expect(await ranking()).toEqual([1, 2, 0]);
  // A day later by its calendar: over, and fixed with what is there.
  await sql`update events set end_date = end_date - 1 where id = ${event.id}`.execute(shop.db);
  const { data } = (await admin.post(resultPath(event.id), {})).body;
  expect(data.votes).toEqual({ counted: 3, waiting: NEW_VOTES, void: 0 });
  expect(data.resultDetails.map(({ userId }: { userId: number }) => userId)).toEqual([event.users[1]]);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from point_ledger
    where user_id = any(${sql.val(members)}::bigint[])`.execute(shop.db);
  expect([rows[0]?.n, await balance(shop, event.users[0] ?? 0)]).toEqual([0, 0]);
});
