// Size: every kind of event, and every state of its result, on one shop.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDraw } from '#domain/events/draw/check-draw.ts';
import { freezeEnded } from '#server/events/results/draw/freeze-service.ts';
import {
  announced,
  endedEvent,
  PODIUM,
  recount,
  resultPath,
  vote,
} from '../../support/events/ended-event.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
});
afterAll(() => shop.close());

type Detail = {
  userId: number;
  condition: string;
  rankPosition: number;
  voteCount: number;
  entryNo: number | null;
};
const calculate = (id: number, body: object = {}) => admin.post(resultPath(id), body);
const ranksOf = (body: { data: { resultDetails: Detail[] } }) =>
  body.data.resultDetails.map(({ userId, condition }) => [condition, userId]);

describe('list of entrants', () => {
  it('is fixed after the last day only, once, and published without names', async () => {
    const running = await endedEvent(shop, { over: 0 });
    const early = await admin.post(resultPath(running.id, '/freeze'), {});
    expect([early.status, early.body.code]).toEqual([409, 'EVENT_NOT_ENDED']);
    expect((await calculate(running.id)).body.code).toBe('EVENT_NOT_ENDED');
    const { id, users } = await endedEvent(shop, { entries: [1, 0, 2] });
    const first = await admin.post(resultPath(id, '/freeze'), {});
    const second = await admin.post(resultPath(id, '/freeze'), {});
    expect(first.body.data).toMatchObject({ eventId: id, entrants: 3 });
    expect(second.body.data).toEqual(first.body.data);
    const { data } = (await shop.as('visitor').get(`/api/events/${id}/entrants`)).body;
    expect(data.entrantsHash).toBe(first.body.data.entrantsHash);
    expect(data.lines).toMatch(/^1:[0-9a-f]{32}\n2:[0-9a-f]{32}\n3:[0-9a-f]{32}\n$/);
    expect(JSON.stringify(data)).not.toContain(`"userId":${users[0]}`);
    expect(data.votes).toBe(3);
  });

  it('is fixed by the clock, or by the first reader', async () => {
    const swept = await endedEvent(shop);
    const looked = await endedEvent(shop);
    expect((await shop.as('visitor').get(`/api/events/${looked.id}/entrants`)).status).toBe(200);
    await freezeEnded(shop.ports);
    const rows = await shop.db
      .selectFrom('events')
      .select('frozen_at')
      .where('id', 'in', [swept.id, looked.id])
      .execute();
    expect(rows.every(({ frozen_at }) => frozen_at !== null)).toBe(true);
  });

  it('is made once by twenty servers at the same time', async () => {
    const { id } = await endedEvent(shop);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post(resultPath(id, '/freeze'), {})),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    const entries = await sql<{ n: number }>`select count(*)::int as n from audit_entries
      where action = 'EVENT_FROZEN' and target_id = ${id}`.execute(shop.db);
    expect(entries.rows[0]?.n).toBe(1);
  });
});

describe('ranking result', () => {
  it('counts valid votes, and puts the older entry first on a tie', async () => {
    // The third has as many as the first, and most votes of the second wait.
    const event = await endedEvent(shop, { entries: [2, 5, 2, 1], waiting: 9, void: 4 });
    const { body } = await calculate(event.id);
    const [first, second, third] = event.users;
    expect(ranksOf(body)).toEqual([
      ['1', second],
      ['2', first],
      ['3', third],
    ]);
    expect(body.data).toMatchObject({
      resultType: 'RANKING_TOP3',
      state: 'CALCULATED',
      totalParticipants: 4,
      votes: { counted: 10, waiting: 9, void: 4 },
      voteSplit: { counted: 10, shown: 9, hidden: 1, withdrawn: 0 },
      totalVotes: 9,
      payout: { points: 6_000, waiting: 0, done: 0 },
    });
  });

  it('returns the breakdown of its votes: visible, hidden and withdrawn entries', async () => {
    const rewards = [
      ...PODIUM.slice(0, 1),
      ['LIKES', 'POINTS', 10] as const,
      ['VOTERS', 'POINTS', 10] as const,
    ];
    const event = await endedEvent(shop, {
      entries: new Array<number>(12).fill(1).with(0, 6).with(1, 3),
      rewards,
    });
    await shop.db
      .updateTable('feeds')
      .set({ hidden_at: shop.clock.now() })
      .where('id', '=', event.feeds[1] ?? 0)
      .execute();
    const { data } = (await calculate(event.id)).body;
    // The first also wins by likes, as do nine others of the eleven.
    expect(data.votes.counted).toBe(19);
    expect(data.voteSplit).toEqual({ counted: 19, shown: 15, hidden: 1, withdrawn: 3 });
    expect(data.totalVotes).toBe(15);
  });

  it('leaves ranks without votes empty, and is empty without entries', async () => {
    const one = await endedEvent(shop, { entries: [1] });
    expect(ranksOf((await calculate(one.id)).body)).toEqual([['1', one.users[0]]]);
    const none = await endedEvent(shop, { entries: [] });
    expect((await calculate(none.id)).body.data.resultDetails).toEqual([]);
    expect((await admin.post(resultPath(none.id, '/announce'), { title: none.title })).body.data.state).toBe(
      'PAID',
    );
  });

  it('is not calculated if counters disagree, and names the feeds', async () => {
    const event = await endedEvent(shop, { entries: [2, 1] });
    await shop.db
      .updateTable('feeds')
      .set({ vote_count: 7 })
      .where('id', '=', event.feeds[1] ?? 0)
      .execute();
    const { status, body } = await calculate(event.id);
    expect([status, body.code]).toEqual([409, 'TALLY_DIFFERS']);
    expect(body.message).toContain(`피드 ${event.feeds[1]}(표시 7표, 실제 1표)`);
    await recount(shop.db, event.id);
    expect((await calculate(event.id)).status).toBe(200);
  });

  it('draws only between entries of the same moment', async () => {
    const event = await endedEvent(shop, { entries: [1, 1, 1] });
    await sql`update event_entries set created_at = ${shop.clock.now()} where event_id = ${event.id} and entry_no > 1`.execute(
      shop.db,
    );
    const { body } = await calculate(event.id);
    const first = ranksOf(body);
    expect([first[0], body.data.hasDraw]).toEqual([['1', event.users[0]], true]);
    const without = await endedEvent(shop, { entries: [3, 2, 1] });
    expect((await calculate(without.id)).body.data.hasDraw).toBe(false);
    await admin.post(resultPath(event.id, '/announce'), { title: event.title });
    const file = (await shop.as('visitor').get(`/api/events/${event.id}/draw.json`)).body;
    expect(
      file.draws.map(({ purpose, among }: { purpose: string; among: number[] }) => [purpose, among]),
    ).toEqual([['tie', [2, 3]]]);
    const drawn = file.draws[0].winners.map(({ no }: { no: number }) => event.users[no - 1]);
    expect(first.slice(1).map(([, userId]) => userId)).toEqual(drawn);
  });
});

describe('battles and groups', () => {
  it('pair entries by draw; more votes win, an odd one wins without a match, each gets the first prize', async () => {
    const event = await endedEvent(shop, {
      type: 'BATTLE',
      rewards: [['1', 'POINTS', 500]],
      entries: [0, 4, 1, 3, 2],
    });
    const { data } = (await calculate(event.id)).body;
    expect(data.resultType).toBe('BATTLE_WINNER');
    const sizes = data.pairs.map((pair: unknown[]) => pair.length);
    expect(sizes).toEqual([2, 2, 1]);
    const best = data.pairs.map(
      (pair: { entryNo: number; votes: number }[]) => pair.toSorted((a, b) => b.votes - a.votes)[0]?.entryNo,
    );
    expect(data.resultDetails.map(({ entryNo }: Detail) => entryNo)).toEqual(best);
    expect(data.resultDetails.every(({ rankPosition }: Detail) => rankPosition === 1)).toBe(true);
  });

  it('reward all participants, the most liked, and drawn ones', async () => {
    const event = await endedEvent(shop, {
      entries: new Array<number>(12).fill(1),
      rewards: [
        ['PARTICIPATION', 'POINTS', 100],
        ['LIKES', 'POINTS', 10],
        ['RANDOM', 'POINTS', 20],
        ['VOTERS', 'POINTS', 30],
      ],
      waiting: 3,
    });
    await shop.db
      .updateTable('feeds')
      .set({ like_count: 9 })
      .where('id', '=', event.feeds[11] ?? 0)
      .execute();
    const { data } = (await calculate(event.id)).body;
    const of = (condition: string) => data.resultDetails.filter((one: Detail) => one.condition === condition);
    expect(data.participants).toBe(12);
    expect(of('LIKES')).toHaveLength(10);
    expect(of('LIKES')[0].userId).toBe(event.users[11]);
    expect(of('RANDOM')).toHaveLength(5);
    expect(of('VOTERS')).toHaveLength(10);
    // Who waits to be counted draws no lot.
    const voters = await shop.db
      .selectFrom('feed_votes')
      .select('user_id')
      .where('event_id', '=', event.id)
      .where('standing', '=', 'COUNTED')
      .execute();
    const counted = new Set(voters.map(({ user_id }) => user_id));
    expect(of('VOTERS').every(({ userId }: Detail) => counted.has(userId))).toBe(true);
    // Likes that come later decide nothing.
    await sql`update feeds set like_count = 99 where id = ${event.feeds[0] ?? 0}`.execute(shop.db);
    const again = (await admin.post(resultPath(event.id, '/recalculate'), {})).body.data;
    expect(again.resultDetails.map(({ userId }: Detail) => userId)).toEqual(
      data.resultDetails.map(({ userId }: Detail) => userId),
    );
  });
});

describe('result states', () => {
  it('exist once; a recalculation on request draws the same', async () => {
    const event = await endedEvent(shop, {
      entries: 30,
      rewards: [['RANDOM', 'POINTS', 20]],
      type: 'DRAW',
    });
    const first = await calculate(event.id);
    const twice = await calculate(event.id);
    expect([twice.status, twice.body.code]).toEqual([409, 'RESULT_EXISTS']);
    const forced = await calculate(event.id, { forceRecalculate: true });
    const again = await admin.post(resultPath(event.id, '/recalculate'), {});
    expect(ranksOf(forced.body)).toEqual(ranksOf(first.body));
    expect(again.body.data.fingerprint).toBe(first.body.data.fingerprint);
    expect((await admin.delete(resultPath(event.id))).status).toBe(200);
    expect((await admin.delete(resultPath(event.id))).body.code).toBe('RESULT_NOT_FOUND');
    expect(ranksOf((await calculate(event.id)).body)).toEqual(ranksOf(first.body));
    const { rows } = await sql<{ action: string }>`select action from audit_entries
      where target_type = 'EVENT' and target_id = ${event.id} order by id`.execute(shop.db);
    expect(rows.map(({ action }) => action)).toEqual([
      'EVENT_FROZEN',
      'EVENT_CALCULATED',
      'EVENT_CALCULATED',
      'EVENT_CALCULATED',
      'EVENT_RESULT_DELETED',
      'EVENT_CALCULATED',
    ]);
  });

  it('are one, whoever calculates at the same time', async () => {
    const event = await endedEvent(shop, { entries: [3, 1, 2] });
    const answers = await Promise.all(Array.from({ length: 8 }, () => calculate(event.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const winners = await shop.db
      .selectFrom('event_winners')
      .selectAll()
      .where('event_id', '=', event.id)
      .execute();
    expect(winners).toHaveLength(3);
  });

  it('are visible to administrators before the announcement, to everybody after it', async () => {
    const event = await endedEvent(shop, { entries: [2, 1] });
    await calculate(event.id);
    for (const who of ['visitor', 'user', 'seller'] as const) {
      expect((await shop.as(who).get(resultPath(event.id))).status).toBe(404);
      expect((await shop.as(who).get(resultPath(event.id, '/exists'))).body.data).toBe(false);
      expect((await shop.as(who).get(`/api/events/${event.id}/draw.json`)).status).toBe(404);
    }
    expect((await admin.get(resultPath(event.id, '/exists'))).body.data).toBe(true);
    const wrong = await admin.post(resultPath(event.id, '/announce'), { title: '다른 제목' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'EVENT_TITLE_DIFFERS']);
    expect((await admin.post(resultPath(event.id, '/announce'), { title: event.title })).status).toBe(200);
    const shown = (await shop.as('visitor').get(`/api/events/${event.id}/results`)).body.data;
    expect(shown).toMatchObject({ state: 'ANNOUNCED', payout: null, eventTitle: event.title });
    expect((await shop.as('visitor').get(resultPath(event.id, '/exists'))).body.data).toBe(true);
  });

  it('stay as announced', async () => {
    const event = await announced(shop);
    for (const answer of [
      await calculate(event.id, { forceRecalculate: true }),
      await admin.post(resultPath(event.id, '/recalculate'), {}),
      await admin.delete(resultPath(event.id)),
      await admin.post(resultPath(event.id, '/announce'), { title: event.title }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'RESULT_ANNOUNCED']);
  });

  it('are not announced after a later change', async () => {
    const event = await endedEvent(shop, { entries: [2, 1, 1] });
    await calculate(event.id);
    await sql`update event_entries set status = 'ELIMINATED', reason = 'RETURNED'
      where event_id = ${event.id} and entry_no = 1`.execute(shop.db);
    const stale = await admin.post(resultPath(event.id, '/announce'), { title: event.title });
    expect([stale.status, stale.body.code]).toEqual([409, 'RESULT_STALE']);
    const again = await admin.post(resultPath(event.id, '/recalculate'), {});
    expect(ranksOf(again.body).map(([, userId]) => userId)).toEqual(event.users.slice(1));
    expect((await admin.post(resultPath(event.id, '/announce'), { title: event.title })).status).toBe(200);
    const file = (await shop.as('visitor').get(`/api/events/${event.id}/draw.json`)).body;
    expect(file.passed).toEqual([1]);
  });

  it('are for administrators only', async () => {
    const event = await endedEvent(shop);
    const calls = [
      ...['', '/recalculate', '/freeze', '/announce'].map((rest) => ['POST', resultPath(event.id, rest)]),
      ['DELETE', resultPath(event.id)],
      ['POST', `/api/v2/events/${event.id}/rewards/process`],
      ['POST', `/api/v2/events/${event.id}/winners/1/revoke`],
      ['GET', '/api/admin/events/results'],
    ] as const;
    for (const [who, status] of [
      ['visitor', 401],
      ['user', 403],
      ['seller', 403],
    ] as const)
      for (const [method, path] of calls) {
        const caller = shop.as(who);
        const answer =
          method === 'GET'
            ? await caller.get(path ?? '')
            : method === 'DELETE'
              ? await caller.delete(path ?? '')
              : await caller.post(path ?? '', { title: event.title, reason: '이유' });
        expect([who, path, answer.status]).toEqual([who, path, status]);
      }
  });
});

it('draw file verifies without other data', async () => {
  const event = await announced(shop, {
    entries: new Array<number>(9).fill(2),
    rewards: [
      ['RANDOM', 'POINTS', 20],
      ['VOTERS', 'DISCOUNT_COUPON', 15],
    ],
    type: 'DRAW',
    waiting: 2,
  });
  const { body: file } = await shop.as('visitor').get(`/api/events/${event.id}/draw.json`);
  const check = await checkDraw(file);
  expect(check.state).toBe('weak');
  const list = (await shop.as('visitor').get(`/api/events/${event.id}/entrants`)).body.data;
  expect([file.seedCommit, file.entrantsHash, file.lines]).toEqual([
    list.seedCommit,
    list.entrantsHash,
    list.lines,
  ]);
  expect(file.votes).toEqual({ total: 20, out: [19, 20] });
  const detail = (await shop.as('visitor').get(resultPath(event.id))).body.data;
  const numbers = detail.resultDetails
    .filter(({ condition }: Detail) => condition === 'RANDOM')
    .map(({ entryNo }: Detail) => entryNo);
  expect(file.draws[0].winners.map(({ no }: { no: number }) => no)).toEqual(numbers);
  expect(detail.fingerprint).toBe(file.fingerprint);
  const { rows } = await sql<{ detail: { fingerprint: string } }>`select detail from audit_entries
    where action = 'EVENT_ANNOUNCED' and target_id = ${event.id}`.execute(shop.db);
  expect(rows[0]?.detail.fingerprint).toBe(file.fingerprint);
});

it('a vote written after the list was fixed is not counted, and stops the calculation', async () => {
  const event = await endedEvent(shop, { entries: [1, 0] });
  await admin.post(resultPath(event.id, '/freeze'), {});
  // As a server would write it that has not heard of the end.
  await vote(shop.db, event.id, [{ feedId: event.feeds[1] ?? 0, standing: 'COUNTED' }], shop.clock.now());
  const { body } = await calculate(event.id);
  expect(body.code).toBe('TALLY_DIFFERS');
  expect(body.message).toContain(`피드 ${event.feeds[1]}(표시 1표, 실제 0표)`);
});
