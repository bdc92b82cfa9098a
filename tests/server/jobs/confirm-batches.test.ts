import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACTIVITY_POINTS } from '#domain/policies/points.ts';
import { confirmOrders } from '#server/jobs/orders/order-steps.ts';
import { stepOnFree } from '#server/jobs/orders/order-sweeps.ts';
import { countJobs, forgetJobs, workerOn } from '../../support/jobs.ts';
import { copyOrder } from '../../support/orders/order-copies.ts';
import { buy, ledgerProblems, optionsInStock } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { statementsOf } from '../../support/server/statements-of.ts';

const DAY_MS = 86_400_000;
/** Orders of each of the two members. */
const EACH = 30;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  // The credit of one order fails.
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
      if (select delivery_message from orders where id = new.order_id) = 'poison' then raise exception 'poison'; end if;
      return new;
    end $$`.execute(shop.db);
  await sql`create trigger refuse before insert on point_ledger for each row execute function refuse()`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());

/** Delivered orders of two members in turn, due to be confirmed, `each` of one member. */
async function delivered(each: number): Promise<number[]> {
  const [option] = await optionsInStock(shop, 1);
  const ids: number[] = [];
  for (const caller of [shop.as('user'), await shop.asMember('jiwoo@sinbaljang.test')]) {
    const first = await buy(shop, caller, { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    ids.push(first, ...(await copyOrder(shop, first, { times: each - 1 })));
  }
  const at = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS);
  await sql`update order_items set status = 'DELIVERED', carrier = '한빛택배', shipped_at = ${at(90)},
    delivered_at = ${at(80)} where order_id = any(${ids}::bigint[])`.execute(shop.db);
  await sql`update orders set status = 'DELIVERED' where id = any(${ids}::bigint[])`.execute(shop.db);
  await forgetJobs(shop);
  return ids;
}

/** What each order has of history, credit, activity, and audit of its credit, without doubles. */
async function rowsOf(ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ counts: string }>`select distinct concat_ws(' ',
      (select count(*) from order_history h where h.order_id = o.id and h.event = 'CONFIRMED'),
      (select count(*) from point_ledger l where l.order_id = o.id and l.reason = 'ORDER_EARN'),
      (select count(*) from activities a where a.ref_type = 'ORDER' and a.ref_id = o.id and a.user_id = o.user_id),
      (select count(*) from audit_entries e where e.action = 'POINTS_EARN' and e.target_id = o.user_id
        and e.detail ->> 'refType' = 'ORDER' and e.detail ->> 'refId' = o.id::text)) as counts
    from orders o where o.id = any(${[...ids]}::bigint[])`.execute(shop.db);
  return rows.map(({ counts }) => counts);
}

/** Activity points of the buyers of orders together. */
async function activityPointsOf(ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select sum(activity_points)::int as sum from users
    where id in (select user_id from orders where id = any(${[...ids]}::bigint[]))`.execute(shop.db);
  return rows[0]?.sum ?? 0;
}

it('sixty confirmations of two members are done once each, without the one that fails', {
  timeout: 90_000,
}, async () => {
  const stop = await workerOn(shop);
  const ids = await delivered(EACH);
  const bad = ids[EACH / 2] ?? 0;
  const good = ids.filter((id) => id !== bad);
  await sql`update orders set delivery_message = 'poison' where id = ${bad}`.execute(shop.db);
  const before = await activityPointsOf(ids);
  await shop.jobs.sendEach(
    shop.db,
    'confirm-order',
    ids.map((orderId) => ({ data: { orderId }, due: { dueAt: new Date(0), key: `${orderId}` } })),
  );
  const state = (name: string) => countJobs(shop, 'confirm-order', name);
  await expect.poll(() => state('completed'), { timeout: 60_000, interval: 100 }).toBe(ids.length - 1);
  await expect.poll(() => state('retry')).toBe(1);
  await stop();
  expect([await rowsOf(good), await rowsOf([bad])]).toEqual([['1 1 1 1'], ['0 0 0 0']]);
  expect(await ledgerProblems(shop)).toEqual([]);
  const gained = good.length * ACTIVITY_POINTS.PURCHASE_COMPLETION;
  expect(await activityPointsOf(ids)).toBe(before + gained);
  const { rows: levels } = await sql`select user_id, ref_id from notices where type = 'LEVEL_UP'
    group by user_id, ref_id having count(*) > 1`.execute(shop.db);
  expect(levels).toEqual([]);
});

it('a set of confirmations credits every order, by as many statements for twenty as for four', async () => {
  const counts: string[][] = [];
  for (const each of [2, 10]) {
    const ids = await delivered(each);
    const before = await activityPointsOf(ids);
    const { answer, texts, transactions } = await statementsOf(() =>
      stepOnFree(shop.ports, confirmOrders, ids),
    );
    expect([answer.size, transactions]).toEqual([ids.length, 1]);
    expect(await rowsOf(ids)).toEqual(['1 1 1 1']);
    expect(await activityPointsOf(ids)).toBe(before + ids.length * ACTIVITY_POINTS.PURCHASE_COMPLETION);
    expect(await ledgerProblems(shop)).toEqual([]);
    counts.push(texts);
  }
  const [few = [], many = []] = counts;
  // One more where a level is reached: its badges and its notice.
  expect(many.length, many.join('\n')).toBeLessThanOrEqual(few.length + 2);
  expect(few.length, few.join('\n')).toBeLessThanOrEqual(24);
});
