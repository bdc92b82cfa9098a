// Size: seeding the desk takes most of a minute and is done once for all tests.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dashboard } from '#domain/admin/analytics/dashboard.ts';
import { METRICS } from '#domain/admin/analytics/metrics.ts';
import { CASE_STATES } from '#domain/admin/reports/report-case.ts';
import { SANCTION_KINDS } from '#domain/members/account/sanction.ts';
import { topicsOf } from '#domain/notices/topics.ts';
import { sweepAudit } from '#server/audit-log/sweep-audit.ts';
import { verifyAudit } from '#server/audit-log/verify-audit.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { seedDesk } from '#server/seed/desk/desk.ts';
import { DESK_MEMBERS } from '#server/seed/desk/people.ts';
import { MEMBERS, UNASKED } from '#server/seed/facts/members.ts';
import { COMPUTED, everything } from '../../support/metrics-computed.ts';
import { sumAllDays } from '../../support/random-rows.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const beginning = { passwordHash: '', now: shop.clock.now(), art: new Map() };
  await inTransaction(shop.db, (tx) => seedDesk(tx, shop.ports, beginning));
}, 120_000);
afterAll(() => shop?.close());

const get = async (path: string) => {
  const { status, body } = await shop.as('admin').get(path);
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};
const rewards = async (status: string) => {
  const { body } = await shop.as('admin').get(`/api/admin/feed-reward-events?eventStatus=${status}`);
  return body.content;
};
/** Rows of a shape that the test names. */
const rows = async <T>(statement: ReturnType<typeof sql<T>>) => (await statement.execute(shop.db)).rows;
const ids = (people: readonly { email: string }[]) =>
  sql`(select id from users where email in (${sql.join(people.map(({ email }) => email))}))`;

describe('admin data of the seed', () => {
  it('has several weekly statements per store, all but the newest paid', async () => {
    const each = await rows(sql<{
      states: string[];
    }>`select array_agg(state order by period_start desc) as states
      from settlements group by store_id`);
    for (const { states } of each) expect(states).toEqual(['CLOSED', ...states.slice(1).fill('PAID')]);
    expect(each.filter(({ states }) => states.length > 2).length).toBeGreaterThan(1);
  });

  it('has fourteen report cases in all states, with every kind of decision and appeal', async () => {
    const cases = await rows(
      sql<{
        state: string;
        score: number;
        decision: string | null;
        hidden_at: Date | null;
      }>`select state, score, decision, hidden_at from report_cases`,
    );
    expect(cases).toHaveLength(14);
    const byState = CASE_STATES.map((state) => cases.filter((one) => one.state === state).length);
    expect(byState).toEqual([5, 1, 5, 3]);
    const waiting = cases.filter(({ state }) => state === 'PENDING');
    expect(waiting.map(({ score }) => score).toSorted((a, b) => a - b)).toEqual([1, 3, 3, 8, 12]);
    expect(waiting.filter(({ hidden_at: at }) => at).map(({ score }) => score)).toEqual([12]);
    expect(new Set(cases.map(({ decision }) => decision))).toEqual(
      new Set([null, 'HIDE', 'DELETE', 'NO_PROBLEM', 'IGNORE']),
    );
    for (const state of ['WAITING', 'GRANTED', 'DENIED'])
      expect((await get(`/api/admin/appeals?state=${state}`)).content).toHaveLength(1);
    const { content } = await get('/api/admin/appeals?state=WAITING');
    // The seeded administrator may decide about a decision of another one.
    expect(content[0].mayDecide).toBe(true);
    const looked = (await get('/api/admin/reports?state=IN_REVIEW')).content;
    expect(looked[0].claimedBy.nickname).toBe('운영도우미');
  });

  it('has an active and a lifted sanction of each kind', async () => {
    const given = await rows(sql<{ kind: string; held: boolean; lifted: boolean }>`select kind,
      lifted_at is null and (until is null or until > ${shop.clock.now()}) as held,
      lifted_at is not null as lifted from sanctions`);
    expect(new Set(given.map(({ kind }) => kind))).toEqual(new Set(SANCTION_KINDS));
    for (const kind of SANCTION_KINDS)
      expect([kind, given.some((one) => one.kind === kind && one.held)]).toEqual([kind, true]);
    expect(new Set(given.filter(({ lifted }) => lifted).map(({ kind }) => kind))).toEqual(
      new Set(['SUSPEND', 'SILENCE']),
    );
    const held = (await get('/api/admin/users?status=HELD')).content;
    expect(held.map(({ nickname }: { nickname: string }) => nickname).toSorted()).toEqual(
      ['결제취소단골', '막말러너', '특가알림이'].toSorted(),
    );
    const detail = await get(`/api/admin/users/${held[0].userId}`);
    expect(detail.memos.length).toBeGreaterThan(0);
  });

  it('has campaigns in every state and a bulk issue', async () => {
    const { content, counts } = await get('/api/admin/coupon-campaigns?size=50');
    // Three more are written by the run of the shop itself.
    expect(counts).toEqual({ all: 8, SCHEDULED: 1, RUNNING: 4, PAUSED: 1, SOLD_OUT: 1, ENDED: 1 });
    for (const campaign of content) {
      const [{ count } = { count: '' }] = await rows(
        sql<{ count: string }>`select count(*) from coupons where campaign_id = ${campaign.campaignId}`,
      );
      expect([campaign.code, campaign.issued]).toEqual([campaign.code, Number(count)]);
    }
    const ended = content.find(({ code }: { code: string }) => code === 'WINTERBYE');
    expect(ended).toMatchObject({ issued: 3, used: 1, expired: 2, costSoFar: 3_000 });
    const given = content.find(({ code }: { code: string }) => code === 'NEWSHOES5');
    const [issue] = await get(`/api/admin/coupon-campaigns/${given.campaignId}/issues`);
    expect(issue).toMatchObject({ state: 'DONE', issued: given.issued, total: given.issued });
  });

  it('has waiting, paid, failed and cancelled rewards', async () => {
    for (const [status, least] of [
      ['PENDING', 2],
      ['PROCESSED', 5],
      ['FAILED', 1],
      ['CANCELLED', 3],
    ] as const) {
      const content = await rewards(status);
      expect([status, content.length >= least]).toEqual([status, true]);
    }
    expect((await rewards('FAILED'))[0].errorMessage).toContain('오류');
    // A job that failed as often as it is retried waits for a person.
    await shop.sweep();
    expect(await rewards('FAILED')).toHaveLength(1);
  });

  it('has forty notices of the shopper under every topic except events, some of them unread', async () => {
    const told = await rows(sql<{ topic: string; unread: boolean; mail_due: boolean; message: string }>`
      select topic, read_at is null as unread, mail_due, message from notices where user_id in ${ids(MEMBERS.slice(0, 1))}`);
    expect(told).toHaveLength(40);
    const topics = new Set(told.map(({ topic }) => topic));
    expect(topicsOf('user').filter((topic) => topic !== 'EVENT' && !topics.has(topic))).toEqual([]);
    const unread = told.filter((one) => one.unread).length;
    expect([unread > 4, unread < 20]).toEqual([true, true]);
    expect(told.filter(({ mail_due: isDue }) => isDue)).toEqual([]);
    // The last sweep mailed sellers about open work: those mails have the day of the start, and none is about seeded
    // data.
    expect(await rows(sql`select from mails where kind <> 'sale'`)).toEqual([]);
    const { body } = await shop.as('user').get('/api/users/notices?size=50');
    expect(body.data.content).toHaveLength(40);
  });

  it('leaves the members of the browser tests alone', async () => {
    const others = ids([...MEMBERS, ...UNASKED]);
    // These goods and answers belong to the seller whose login the start prints.
    const touched = await rows(sql<{ what: string }>`
      select 'sanction' as what from sanctions where user_id in ${others}
      union all select 'case' from report_cases
        where author_id in ${others} and target_type not in ('PRODUCT', 'ANSWER')
      union all select 'report' from reports where reporter_id in ${others}
      union all select 'reward' from feed_reward_events where user_id in ${others}
      union all select 'coupon' from coupons where user_id in ${others} and campaign_id is not null
      union all select 'memo' from member_memos where user_id in ${others}`);
    expect(touched).toEqual([]);
  });

  it('has twelve feeds of different products on the first screen, with pictures, likes and comments', async () => {
    const { data } = (await shop.as('visitor').get('/api/feeds?size=12')).body;
    const feeds: { productName: string; imageUrls: string[]; likeCount: number; commentCount: number }[] =
      data.content;
    expect(new Set(feeds.map(({ productName }) => productName)).size).toBe(12);
    expect(feeds.filter(({ imageUrls }) => imageUrls.length === 0)).toEqual([]);
    expect(feeds.filter(({ likeCount }) => likeCount > 0).length).toBeGreaterThan(9);
    expect(feeds.filter(({ commentCount }) => commentCount > 0).length).toBeGreaterThan(7);
  });

  it('has the counts of its rows', async () => {
    const wrong = await rows(sql<{ what: string; id: number }>`
      select 'likes' as what, id from feeds f
        where like_count <> (select count(*) from feed_likes where feed_id = f.id)
      union all select 'comments', id from feeds f
        where comment_count <> (select count(*) from feed_comments where feed_id = f.id and hidden_at is null)
      union all select 'activity', id from users u where u.id in ${ids(DESK_MEMBERS)}
        and activity_points <> (select coalesce(sum(points), 0) from activities where user_id = u.id)
      union all select 'balance', id from point_ledger l where l.user_id in ${ids(DESK_MEMBERS)}
        and balance_after <> (select sum(points) from point_ledger where user_id = l.user_id and id <= l.id)
      union all select 'reward', e.id from feed_reward_events e
        where (e.status = 'PROCESSED') <> (select coalesce(sum(points), 0) = e.points from point_ledger
          where ref_type = 'FEED_REWARD' and ref_id = e.id)
      union all select 'order', id from orders o where o.user_id in ${ids(DESK_MEMBERS)}
        and final_price <> goods_total - coupon_discount + delivery_fee
      union all select 'payment', o.id from orders o join payments p on p.order_id = o.id
        where p.amount <> o.final_price`);
    expect(wrong).toEqual([]);
  });

  it('has an audit log of everything that was done, in order of time, that verifies', async () => {
    await sweepAudit({ ...shop.ports, log: shop.app.log });
    const { end, waiting, problems } = await verifyAudit(shop.db);
    expect({ waiting, problems }).toEqual({ waiting: 0, problems: [] });
    expect(end.seq).toBeGreaterThan(50);
    const entries = await rows(
      sql<{ at: Date; action: string }>`select at, action from audit_entries
        where action <> 'MEMBER_CHANGED' and action <> 'AUDIT_READ' and at < ${shop.clock.now()} order by id`,
    );
    const times = entries.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const done = new Set(entries.map(({ action }) => action));
    for (const action of ['CASE_DECIDED', 'APPEAL_GRANTED', 'SANCTION_LIFTED', 'CAMPAIGN_PAUSED', 'EXPORTED'])
      expect([action, done.has(action)]).toEqual([action, true]);
  });

  it('equals the dashboard, as counted independently', async () => {
    await sumAllDays(shop);
    const span = { from: '2026-10-23', to: '2026-11-21' };
    const { metrics }: Dashboard = await get(`/api/admin/dashboard?from=${span.from}&to=${span.to}`);
    const tables = await everything(shop);
    const now = shop.clock.now();
    for (const { key, value } of metrics)
      if (METRICS[key].reckoning.by !== 'now' || key.startsWith('reports') || key.startsWith('coupons'))
        expect([key, value]).toEqual([key, COMPUTED[key]({ tables, span, now })]);
    expect(metrics.find(({ key }) => key === 'reportsOpen')?.value).toBe(6);
    // Including the appeal.
    expect(await get('/api/admin/waiting')).toMatchObject({ reports: 7 });
  }, 120_000);
});
