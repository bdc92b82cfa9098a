import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { expirePoints } from '#server/rewards/points/expire-points.ts';
import { dueMembers } from '#server/rewards/points/expiry-store.ts';
import { givePointsBack, spendPoints } from '#server/rewards/points/point-ledger.ts';
import { balance } from '../../support/community.ts';
import { addCrowd } from '../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';

const CROWD = 40;
const ROWS_EACH = 500;
const DAY = 86_400_000;

let shop: TestShop;
let crowd: number[];
beforeAll(async () => {
  shop = await startTestShop();
  crowd = (await addCrowd(shop, CROWD)).map(({ id }) => id);
  // Inserts a ledger of years: half of it has expired and is settled, half is not due.
  await expectSlowStatements('a bulk fill', () =>
    sql`insert into point_ledger
    (user_id, type, points, balance_after, description, reason, ref_type, ref_id, expires_at, created_at, is_settled)
    select u.id, 'EARN', 10, 10, '', 'OLD', 'TEST', n,
      ${shop.clock.now()}::timestamptz + (case when n % 2 = 0 then 1 else -1 end) * interval '100 days', now(), n % 2 = 1
    from generate_series(1, ${sql.lit(ROWS_EACH)}) n, users u where u.id in (${sql.join(crowd)})`.execute(
      shop.db,
    ),
  );
  await sql`analyze point_ledger`.execute(shop.db);
}, 60_000);
afterAll(() => shop.close());

const earn = (user_id: number, days: number, points = 50) =>
  shop.db
    .insertInto('point_ledger')
    .values({
      user_id,
      type: 'EARN',
      points,
      balance_after: points,
      description: '',
      reason: `DUE_${days}`,
      ref_type: 'TEST',
      ref_id: user_id,
      order_id: null,
      expires_at: new Date(shop.clock.now().getTime() + days * DAY),
      created_at: shop.clock.now(),
    })
    .execute();

/** Runs the sweep and returns the members that it logs. */
async function expire(): Promise<unknown[]> {
  const told: unknown[] = [];
  const error = ({ userId }: { userId?: number }) => void told.push(userId);
  const log = Object.assign(Object.create(shop.app.log), { error });
  await expirePoints({ db: shop.db, clock: shop.clock, log });
  return told;
}

const lostBy = async (userId: number): Promise<number[]> =>
  (
    await shop.db
      .selectFrom('point_ledger')
      .select('points')
      .where('user_id', '=', userId)
      .where('type', '=', 'EXPIRE')
      .execute()
  ).map(({ points }) => points);

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Actual Rows': number; Plans?: Plan[] };
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

it('points expiry finds due members by an index, however long the ledger', async () => {
  const [first = 0, second = 0] = crowd;
  await earn(first, -1);
  await earn(second, -1);
  await earn(second, -2);
  const due = dueMembers(shop.db, shop.clock.now());
  expect((await due.execute()).map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
    [first, second].toSorted((a, b) => a - b),
  );
  const [row] = await due.explain<{ 'QUERY PLAN': { Plan: Plan }[] }>('json', sql`analyze`);
  const nodes = row ? row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)) : [];
  expect(nodes.map((node) => node['Index Name'])).toContain('point_ledger_expiring');
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  for (const node of nodes) expect(node['Actual Rows']).toBeLessThanOrEqual(3);
});

it('points expiry continues after one failing member, who is logged', async () => {
  const [, , poisoned = 0, sound = 0] = crowd;
  await shop.db.deleteFrom('point_ledger').where('user_id', 'in', [poisoned, sound]).execute();
  await earn(poisoned, -1);
  await earn(sound, -1);
  await sql`create function poison() returns trigger language plpgsql as $$ begin
    if new.user_id = ${sql.lit(poisoned)} and new.type = 'EXPIRE' then raise exception 'poison'; end if;
    return new; end $$`.execute(shop.db);
  await sql`create trigger poison before insert on point_ledger for each row execute function poison()`.execute(
    shop.db,
  );
  expect(await expire()).toEqual([poisoned]);
  expect([await lostBy(poisoned), await lostBy(sound)]).toEqual([[], [-50]]);
  await sql`drop trigger poison on point_ledger`.execute(shop.db);
  expect(await expire()).toEqual([]);
  expect(await lostBy(poisoned)).toEqual([-50]);
});

it('points expiry runs once, and again for points returned after their year', async () => {
  const [, , , , member = 0] = crowd;
  await sql`delete from point_ledger where user_id = ${member}`.execute(shop.db);
  const order = { userId: member, orderId: 1, points: 50 };
  await earn(member, 1);
  await inTransaction(shop.db, (tx) => spendPoints(tx, order, shop.clock.now()));
  shop.clock.advance(2 * DAY);
  await expire();
  expect(await dueMembers(shop.db, shop.clock.now()).execute()).toEqual([]);
  expect(await lostBy(member)).toEqual([]);
  const back = { ...order, refType: 'HOLD' as const, refId: 1 };
  await inTransaction(shop.db, (tx) => givePointsBack(tx, back, shop.clock.now()));
  await expire();
  await expire();
  expect(await lostBy(member)).toEqual([-50]);
  expect(await balance(shop, member)).toBe(0);
});
