import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITHDRAWN } from '#domain/members/profile/anonymized-name.ts';
import { sweepTraces } from '#server/jobs/sweeps/sweep-traces.ts';
import { openSession } from '#server/members/auth/open-session.ts';
import { FORGOTTEN } from '#server/withdrawal/member-store.ts';
import { actionsOf } from '../../support/audit-log.ts';
import type { Person } from '../../support/members/people.ts';
import { aboutToLeave } from '../../support/members/withdrawal.ts';
import { ledgerProblems } from '../../support/orders/shopping.ts';
import { addCrowd } from '../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
const LEAVE = '/api/users/withdraw';
const PASSWORD = 'sinbaljang1!';

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const row = ({ id }: Pick<Person, 'id'>) =>
  shop.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
describe('withdrawn member', () => {
  let gone: Person;
  let staying: Person;
  let reader: Person;
  let kept: string;
  let before: Awaited<ReturnType<typeof row>>;
  let eventFeed: number;
  let crowd: Awaited<ReturnType<typeof addCrowd>>;
  let places: string[];
  const words = ['민준러너', 'gone.webp', 'minjun.runs', '받는 민준', '01077778888'];
  // Milliseconds of a moment, a request id and other ids can contain the foot length 277 by chance.
  const chance = (key: string) => key === 'requestId' || key === 'id' || key.endsWith('Id');
  const comparable = (body: unknown) =>
    JSON.stringify(body, (key, value: unknown) => (chance(key) ? undefined : value)).replace(
      /T\d\d:\d\d:\d\d\.\d+Z/g,
      '',
    );
  const read = async (path: string) => comparable((await reader.call.get(path)).body);

  beforeAll(async () => {
    ({ gone, staying, reader, kept, eventFeed, places } = await aboutToLeave(shop));
    crowd = await addCrowd(shop, 3);
    before = await row(gone);
    // Pages that are kept for visitors must not outlive it either.
    for (const place of places) await shop.as('visitor').get(place);
  });

  it('withdraws once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => gone.call.delete(LEAVE, {})));
    const done = answers.filter(({ status }) => status === 200);
    expect([done.length, answers.filter(({ status }) => status >= 500)]).toEqual([1, []]);
    expect(new Set(answers.filter((one) => !done.includes(one)).map(({ status }) => status))).toEqual(
      new Set([401]),
    );
    const deeds = await actionsOf(shop, 'MEMBER', gone.id);
    expect(deeds.filter((action) => action === 'WITHDRAWN')).toHaveLength(1);
    expect((await gone.call.get('/api/users/me/profile')).status).toBe(401);
    expect((await staying.call.get('/api/users/me/profile')).status).toBe(200);
  });

  it('is visible nowhere: no name, picture, measurements or posts', async () => {
    for (const place of places) {
      const [member, visitor] = [await read(place), comparable((await shop.as('visitor').get(place)).body)];
      const found = [...words, '곧 떠날 사람의 피드', '277', 'minjun@', before.nickname].filter(
        (word) => member.includes(word) || visitor.includes(word),
      );
      expect([place, found]).toEqual([place, []]);
    }
    expect(await read(`${kept}/likes?size=100`)).toContain(WITHDRAWN);
    expect(await read(`${kept}/comments?size=100`)).toContain('doyun@sinbaljang.test 댓글');
    expect((await shop.as('visitor').get(kept)).body.data.commentCount).toBe(1);
  });

  it('leaves an account without personal data, and takes nothing of others', async () => {
    expect(await row(gone)).toMatchObject({
      status: 'DELETED',
      email: `deleted-${gone.id}@invalid`,
      name: '',
      nickname: '',
      phone: '',
      birth_date: null,
      height: null,
      foot_size: null,
      profile_image_url: null,
      password_hash: null,
      activity_points: 0,
    });
    for (const table of FORGOTTEN) {
      const { rows } = await sql<{ user_id: number; count: string }>`
        select user_id, count(*) as count from ${sql.table(table)} where user_id = ${gone.id} group by 1`.execute(
        shop.db,
      );
      expect([table, rows]).toEqual([table, []]);
    }
    const left = await shop.db
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', staying.id)
      .execute();
    expect(left.length).toBeGreaterThan(0);
    expect(await ledgerProblems(shop)).toEqual([]);
    const { rows } = await sql<{ sum: number }>`
      select sum(points)::int as sum from point_ledger where user_id = ${gone.id}`.execute(shop.db);
    expect(rows[0]?.sum).toBe(0);
    const orders = await shop.db.selectFrom('orders').select('id').where('user_id', '=', gone.id).execute();
    expect(orders.length).toBeGreaterThan(0);
  });

  it('has no vote in a running event, and the others keep theirs', async () => {
    const { vote_count } = await shop.db
      .selectFrom('feeds')
      .select('vote_count')
      .where('id', '=', eventFeed)
      .executeTakeFirstOrThrow();
    const voters = await shop.db
      .selectFrom('feed_votes')
      .select('user_id')
      .where('feed_id', '=', eventFeed)
      .execute();
    expect([vote_count, voters]).toEqual([1, [{ user_id: staying.id }]]);
  });

  it('gets a last e-mail, and nothing else sent is kept', async () => {
    const mails = await shop.db.selectFrom('mails').select(['kind', 'recipient', 'member_id']).execute();
    expect(mails.filter(({ recipient }) => recipient === gone.email)).toEqual([
      { kind: 'withdrawn', recipient: gone.email, member_id: null },
    ]);
  });

  it('cannot log in; the address is free at once and the nickname after thirty days', async () => {
    const answer = await shop
      .as('visitor')
      .post('/api/auth/login', { email: gone.email, password: PASSWORD });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_CREDENTIALS']);
    const [fresh] = crowd;
    const take = { name: '새 사람', nickname: before.nickname };
    const call = shop.withToken(fresh?.token ?? '');
    expect((await call.put('/api/users/me/profile', take)).body.code).toBe('NICKNAME_TAKEN');
    shop.clock.advance(31 * 24 * 60 * 60_000);
    await sweepTraces(shop.ports);
    const again = shop.withToken(await tokenOf(fresh?.id ?? 0));
    expect((await again.put('/api/users/me/profile', take)).status).toBe(200);
  });

  it('can come back as a new member, without a second welcome reward', async () => {
    const [, fresh, another] = crowd;
    await shop.db
      .updateTable('users')
      .set({ email: gone.email })
      .where('id', '=', fresh?.id ?? 0)
      .execute();
    const campaign = await shop.db.selectFrom('coupon_campaigns').selectAll().executeTakeFirstOrThrow();
    await sql`update coupon_campaigns set ends_at = ${new Date(shop.clock.now().getTime() + 1e9)}, issue_limit = issued_count + 10`.execute(
      shop.db,
    );
    await sql`
      insert into coupons (user_id, campaign_id, code, name, discount_type, discount_value, issued_at, expires_at)
      values (${gone.id}, ${campaign.id}, 'OLD-ONE', '환영', 'FIXED_DISCOUNT', 1000, now(), now())
      on conflict do nothing`.execute(shop.db);
    const register = async (id: number) =>
      shop.withToken(await tokenOf(id)).post('/api/users/coupons', { code: campaign.code });
    const [refused, given] = [await register(fresh?.id ?? 0), await register(another?.id ?? 0)];
    expect([refused.body.code, given.status]).toEqual(['COUPON_TAKEN', 200]);
    const mine = shop.withToken(await tokenOf(fresh?.id ?? 0));
    expect((await mine.get('/api/coupons')).body).toEqual([]);
    expect((await mine.get('/api/users/points/balance')).body.currentPoints).toBe(0);
  });

  const tokenOf = async (id: number): Promise<string> => {
    const entrance = { method: 'PASSWORD', device: '', markHash: null } as const;
    const account = { id, role: 'user', email: '' };
    return (await openSession(shop.db, account, entrance, shop.clock.now())).token;
  };
});
