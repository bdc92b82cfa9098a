import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ended, endedEvent, type Plan, resultPath } from '../../support/events/ended-event.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
});
afterAll(() => shop.close());

/** Six votes of accounts of the same hour look odd, one does not. */
const ODD: Plan = { entries: [6, 1], rewards: [['1', 'POINTS', 100]] };
const calculate = async ({ id }: Ended, rest = '') => (await admin.post(resultPath(id, rest), {})).body.data;
const announce = ({ id, title }: Ended, said: object = {}) =>
  admin.post(resultPath(id, '/announce'), { title, ...said });
const shownOf = async ({ id }: Ended) => (await shop.as('visitor').get(resultPath(id))).body.data;
const told = async ({ id }: Ended): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notices
    where ref_type = 'EVENT' and ref_id = ${id}`.execute(shop.db);
  return rows[0]?.n ?? 0;
};
const oddVoters = async ({ id, feeds }: Ended, count: number): Promise<number[]> => {
  const rows = await shop.db
    .selectFrom('feed_votes')
    .select('user_id')
    .where('event_id', '=', id)
    .where('feed_id', '=', feeds[0] ?? 0)
    .orderBy('user_id')
    .limit(count)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

describe('POST /api/v2/events/{id}/results/announce', () => {
  it('returns 409 and notifies nobody while flagged votes are neither voided nor confirmed by their number', async () => {
    const event = await endedEvent(shop, ODD);
    expect((await calculate(event)).flaggedVotes).toBe(6);
    for (const said of [{}, { flaggedVotes: 0 }, { flaggedVotes: 5 }, { flaggedVotes: 7 }]) {
      const { status, body } = await announce(event, said);
      expect([status, body.code]).toEqual([409, 'VOTES_FLAGGED']);
      expect(body.message).toContain('6표');
    }
    expect([(await shownOf(event)) ?? null, await told(event)]).toEqual([null, 0]);
    expect((await admin.get(resultPath(event.id))).body.data.state).toBe('CALCULATED');
  });

  it('announces confirmed votes with their number, with consistent parts, not those of another event', async () => {
    const [one, two] = [await endedEvent(shop, ODD), await endedEvent(shop, ODD)];
    await calculate(one);
    await calculate(two);
    const said = { voteIds: await oddVoters(one, 4), reason: '한 사람의 여러 계정' };
    expect((await admin.post(`/api/admin/events/${one.id}/votes/void`, said)).body.data.changed).toBe(4);
    expect((await announce(one, { flaggedVotes: 6 })).body.code).toBe('RESULT_STALE');
    expect((await calculate(one, '/recalculate')).flaggedVotes).toBe(2);
    expect((await announce(one, { flaggedVotes: 2 })).status).toBe(200);
    expect(await shownOf(one)).toMatchObject({
      flaggedVotes: 2,
      votes: { counted: 3, waiting: 0, void: 4 },
      voteSplit: { counted: 3, shown: 2, hidden: 1, withdrawn: 0 },
    });
    expect((await admin.get(resultPath(two.id))).body.data).toMatchObject({
      state: 'CALCULATED',
      flaggedVotes: 6,
      votes: { counted: 7, waiting: 0, void: 0 },
    });
    expect((await announce(two, { flaggedVotes: 6 })).status).toBe(200);
    expect(await shownOf(two)).toMatchObject({
      flaggedVotes: 6,
      voteSplit: { counted: 7, shown: 6, hidden: 1, withdrawn: 0 },
    });
    const { rows } = await sql<{ detail: { keptVotes: number } }>`select detail from audit_entries
      where action = 'EVENT_ANNOUNCED' and target_id in (${one.id}, ${two.id}) order by id`.execute(shop.db);
    expect(rows.map(({ detail }) => detail.keptVotes)).toEqual([2, 6]);
  });

  it('needs no number if nothing is flagged, or everything was voided', async () => {
    const calm = await endedEvent(shop, { entries: [2, 1] });
    await calculate(calm);
    expect((await announce(calm)).status).toBe(200);
    const event = await endedEvent(shop, ODD);
    const said = { voteIds: await oddVoters(event, 6), reason: '한 사람의 여러 계정' };
    await admin.post(`/api/admin/events/${event.id}/votes/void`, said);
    expect((await calculate(event)).flaggedVotes).toBe(0);
    expect((await announce(event)).status).toBe(200);
    expect((await shownOf(event)).votes).toEqual({ counted: 1, waiting: 0, void: 6 });
  });
});
