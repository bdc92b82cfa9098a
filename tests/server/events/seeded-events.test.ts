import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDraw } from '#domain/events/draw/check-draw.ts';
import { publishProblems } from '#domain/events/event-form.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockToEdit, picturesOf } from '#server/events/editor/editor-store.ts';
import { seedDesk } from '#server/seed/desk/desk.ts';
import { MEMBERS, UNASKED } from '#server/seed/facts/members.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Row = { eventId: number; title: string; status: string; state: string; resultState: string };
let shop: TestShop;
let events: Row[];
beforeAll(async () => {
  shop = await startTestShop();
  const beginning = { passwordHash: '', now: shop.clock.now(), art: new Map() };
  await inTransaction(shop.db, (tx) => seedDesk(tx, shop.ports, beginning));
  const tabs = await Promise.all(
    ['all', 'draft'].map((tab) => shop.as('admin').get(`/api/events/all?size=50&status=${tab}`)),
  );
  events = tabs.flatMap(({ body }) => body.content);
}, 120_000);
afterAll(() => shop?.close());

const rows = async <T>(statement: ReturnType<typeof sql<T>>) => (await statement.execute(shop.db)).rows;
const idOf = (title: string): number => events.find((event) => event.title === title)?.eventId ?? 0;
const memberOf = async (key: string) =>
  (await rows(sql<{ id: number }>`select id from users where email = ${`${key}.desk@sinbaljang.test`}`))[0]
    ?.id;
const ANNOUNCED = '가을 골목 산책 사진전';
const WAITING = '발 편한 출퇴근 자랑';

describe('events of the seed', () => {
  it('cover every state of publication, calendar and result', () => {
    const inState = (given: Partial<Row>) =>
      events
        .filter((event) => Object.entries(given).every(([key, value]) => Object(event)[key] === value))
        .map(({ title }) => title);
    expect(inState({ state: 'DRAFT' })).toEqual(['새해 첫걸음 인증']);
    expect(inState({ state: 'CANCELLED' })).toEqual(['한강 밤 산책 인증']);
    const shown = { state: 'PUBLISHED' };
    expect(inState({ ...shown, status: 'upcoming' })).toEqual(['첫눈 맞이 부츠 코디']);
    expect(inState({ ...shown, status: 'ongoing' })).toHaveLength(2);
    const over = { ...shown, status: 'ended' };
    expect(inState({ ...over, resultState: 'NONE' })).toEqual(['여름 샌들 콘테스트']);
    expect(inState({ ...over, resultState: 'FROZEN' })).toEqual([WAITING]);
    expect(inState({ ...over, resultState: 'CALCULATED' })).toEqual(['양말까지 맞춘 날 추첨']);
    expect(inState({ ...over, resultState: 'PAID' })).toEqual([ANNOUNCED]);
    expect(events).toHaveLength(9);
  });

  it('show prizes, entry rules and dates', async () => {
    for (const { eventId: id, title, state } of events) {
      const event = await lockToEdit(shop.db, id);
      if (!event) throw new Error(`no event ${title}`);
      // Badges of the shop itself have only a face.
      const pictures = (await picturesOf(shop.db, id)).length + (event.row.imageUrl ? 1 : 0);
      const missing = publishProblems(event.fields, pictures).map(({ field }) => field);
      const unwritten = ['participationMethod', 'selectionCriteria', 'precautions'];
      expect([title, missing]).toEqual([title, state === 'DRAFT' ? unwritten : []]);
    }
  });

  it('have a draw that verifies, and fails when a byte is changed', async () => {
    const { body } = await shop.as('visitor').get(`/api/events/${idOf(ANNOUNCED)}/draw.json`);
    expect((await checkDraw(body)).state).toBe('weak');
    expect(body.draws.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
      expect.arrayContaining(['random', 'voters']),
    );
    expect(body.draws.find(({ take }: { take: number }) => take === 5).winners).toHaveLength(5);
    const other = {
      ...body,
      lines: body.lines.replace(/1:./, (found: string) => `1:${found.endsWith('0') ? 1 : 0}`),
    };
    expect((await checkDraw(other)).state).toBe('broken');
    // The draw committed when the event was shown for the first time.
    const [promised] = await rows(
      sql<{ detail: { commit: string } }>`select detail from audit_entries
        where action = 'EVENT_PUBLISHED' and target_id = ${idOf(ANNOUNCED)}`,
    );
    expect(promised?.detail.commit).toBe(body.seedCommit);
  });

  it('have paid each prize once, and list failed payouts', async () => {
    const { data } = (await shop.as('admin').get(`/api/v2/events/${idOf(ANNOUNCED)}/results`)).body;
    const ranks = data.resultDetails
      .filter(({ condition }: { condition: string }) => /^\d$/.test(condition))
      .map(({ userName, voteCount }: { userName: string; voteCount: number }) => [userName, voteCount]);
    // Votes of staff do not count.
    expect(ranks.map(([, votes]: [string, number]) => votes)).toEqual([5, 2]);
    expect(ranks.map(([name]: [string]) => name)).toEqual(['느린걸음', '발편한하루']);
    const failed = data.resultDetails.filter(({ failure }: { failure: string | null }) => failure);
    expect(failed.map(({ userId }: { userId: number }) => userId)).toContain(await memberOf('deals'));
    expect(new Set(failed.map(({ failure }: { failure: string }) => failure))).toEqual(
      new Set(['차단된 회원이라 지급하지 못했어요.']),
    );
    expect(data.payout).toMatchObject({ waiting: 0 });
    const wrong = await rows(sql`select p.id from event_payouts p join event_rewards r on r.id = p.reward_id
      where p.event_id = ${idOf(ANNOUNCED)} and p.state = 'DONE' and (
        case when r.kind = 'POINTS' then (select coalesce(sum(points), 0) from point_ledger l
          where l.user_id = p.user_id and l.reason = 'EVENT_REWARD_' || r.id) <> r.value
        else p.coupon_id is null end)`);
    expect(wrong).toEqual([]);
    const coupons = await rows(sql<{ given: number; paid: number }>`select
      (select count(*)::int from coupons where code like 'EVENT-%') as given,
      (select count(*)::int from event_payouts where coupon_id is not null) as paid`);
    expect(coupons[0]?.given).toBe(coupons[0]?.paid);
  });

  it('have a result that waits for flagged votes', async () => {
    const { data } = (await shop.as('admin').get(`/api/admin/events/${idOf(WAITING)}/votes?size=50`)).body;
    const odd = (flag: string) =>
      data.content.filter(({ flags }: { flags: string[] }) => flags.includes(flag));
    expect(odd('BURST')).toHaveLength(6);
    expect(odd('ENTRANT_SHARES')).toHaveLength(6);
    const entries = new Set(odd('BURST').map(({ feedTitle }: { feedTitle: string }) => feedTitle));
    expect(entries).toEqual(new Set(['출근 첫날의 구두']));
    expect(data.flagged.map(({ flag, votes }: { flag: string; votes: number }) => [flag, votes])).toEqual(
      expect.arrayContaining([
        ['BURST', 6],
        ['ENTRANT_SHARES', 6],
      ]),
    );
    expect(data.totals.waiting).toBeGreaterThan(0);
    const list = (await shop.as('admin').get('/api/admin/events/results')).body.data;
    expect(list.content.find(({ title }: { title: string }) => title === WAITING)).toMatchObject({
      state: 'FROZEN',
      entries: 5,
      waiting: data.totals.waiting,
    });
    const reckoned = await shop.as('admin').post(`/api/v2/events/${idOf(WAITING)}/results`, {});
    expect(reckoned.status).toBe(200);
  });

  it('leave the members of the browser tests alone', async () => {
    const others = sql`(select id from users where email in (${sql.join([...MEMBERS, ...UNASKED].map(({ email }) => email))}))`;
    const played = sql`(select id from events where id > 4)`;
    expect(
      await rows(sql`select user_id from event_entries where event_id in ${played} and user_id in ${others}
        union all select user_id from feed_votes where event_id in ${played} and user_id in ${others}
        union all select user_id from notices where user_id in ${others}
          and type in ('EVENT_WON', 'EVENT_RESULT', 'EVENT_CANCELLED', 'VOTE_VOIDED')`),
    ).toEqual([]);
    const counters =
      await rows(sql`select id from feeds where vote_count <> (select count(*) from feed_votes v
      where v.feed_id = feeds.id and v.standing = 'COUNTED')`);
    expect(counters).toEqual([]);
  });
});
