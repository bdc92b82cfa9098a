import { type RawBuilder, sql } from 'kysely';
import {
  confirmOrders,
  deliverOrders,
  releaseHolds,
  type StepOnOrders,
} from '#server/jobs/orders/order-steps.ts';
import { stepOn, stepOnFree } from '#server/jobs/orders/order-sweeps.ts';
import { jobsOn } from '#server/jobs/queue/job-queue.ts';
import { systemClock } from '#server/kit/context.ts';
import { pageCopies } from '#server/kit/ports/page-invalidation.ts';
import type { RunningShop } from '#server/start-shop.ts';
import { testCarrier } from '#server/trade/orders/delivery/test-carrier.ts';
import { quantile } from '../mutation/callers.ts';

type Db = RunningShop['opened']['db'];

/** A step of jobs, the state that its orders are in, and what is true of a line once the step is done. */
type Kind = { what: string; status: string; step: StepOnOrders; isDone: RawBuilder<unknown> };

const KINDS: readonly Kind[] = [
  { what: 'release-hold', status: 'PENDING', step: releaseHolds, isDone: sql`status = 'EXPIRED'` },
  { what: 'deliver-order', status: 'SHIPPED', step: deliverOrders, isDone: sql`status = 'DELIVERED'` },
  { what: 'confirm-order', status: 'DELIVERED', step: confirmOrders, isDone: sql`confirmed_at is not null` },
];
/** Orders of one transaction, as a worker claims them, and orders of a window. */
const [SET, IN_SETS, ALONE] = [100, 300, 100];

/** Copies orders of the option, one buyer after another, into a state that a step is due in; returns the ids. */
async function addOrders(db: Db, optionId: number, status: string, count: number): Promise<number[]> {
  const columns = await sql<{ list: string }>`select string_agg(quote_ident(column_name), ', ') as list
    from information_schema.columns where table_name = 'orders' and table_schema = 'public'
    and column_name not in ('id', 'order_no', 'request_key', 'status', 'hold_expires_at')`.execute(db);
  const list = sql.raw(columns.rows[0]?.list ?? '');
  const { rows } = await sql<{ id: number }>`
    with bought as (select max(o.id) as id from orders o join order_items i on i.order_id = o.id
      where i.option_id = ${optionId} and o.status = 'ORDERED' group by o.user_id)
    insert into orders (order_no, status, hold_expires_at, ${list})
    select 'H' || gen_random_uuid(), ${status}, now(), ${list} from orders join bought using (id)
      cross join generate_series(1, ${count}::int) as n order by n, id limit ${count}::int returning id`.execute(
    db,
  );
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length < count) throw new Error('the option was never ordered');
  await sql`insert into order_items (order_id, product_id, option_id, quantity, unit_price, status, carrier,
      shipped_at, delivered_at)
    select o, p.product_id, p.id, 1, 10000, ${status}, '한빛택배', now() - interval '90 days',
      case when ${status} = 'DELIVERED' then now() - interval '80 days' end
    from unnest(${ids}::bigint[]) as o, product_options p where p.id = ${optionId}`.execute(db);
  await sql`insert into payments (order_id, provider, amount, status, created_at)
    select o, 'TEST', 10000, ${status === 'PENDING' ? 'READY' : 'PAID'}, now()
    from unnest(${ids}::bigint[]) as o`.execute(db);
  return ids;
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return count / ((performance.now() - began) / 1_000);
}

/** Throws unless the step was done on each of these orders: a rate of steps that do nothing is none. */
async function requireDone(db: Db, ids: readonly number[], { what, isDone }: Kind): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from order_items
    where order_id = any(${[...ids]}::bigint[]) and ${isDone}`.execute(db);
  if (rows[0]?.count !== ids.length) throw new Error(`${what}: done on ${rows[0]?.count} of ${ids.length}`);
}

/** Rows of a table: how many orders of each kind of job a process does in a second, in sets and one by one in turn. */
export async function measureSteps(db: Db, optionId: number, windows: number): Promise<string[][]> {
  const ports = {
    db,
    clock: systemClock,
    jobs: jobsOn(db, systemClock),
    copies: pageCopies(),
    parcels: testCarrier(db, systemClock),
  };
  const measured: string[][] = [];
  for (const kind of KINDS) {
    const [inSets, alone]: [number[], number[]] = [[], []];
    for (let window = 0; window < windows; window += 1) {
      const ids = await addOrders(db, optionId, kind.status, IN_SETS + ALONE);
      const [together, others] = [ids.slice(0, IN_SETS), ids.slice(IN_SETS)];
      const bySet = async () => {
        for (let start = 0; start < IN_SETS; start += SET)
          await stepOnFree(ports, kind.step, together.slice(start, start + SET));
      };
      const oneByOne = async () => {
        for (const id of others) await stepOn(ports, kind.step, id);
      };
      inSets.push(await perSecond(IN_SETS, bySet));
      alone.push(await perSecond(ALONE, oneByOne));
      await requireDone(db, ids, kind);
    }
    const ratio = quantile(
      inSets.map((rate, index) => rate / (alone[index] ?? rate)),
      0.5,
    );
    const shown = [inSets, alone].map((rates) => quantile(rates, 0.5).toFixed(0));
    measured.push([kind.what, ...shown, `${ratio.toFixed(1)} times`]);
  }
  return measured;
}
