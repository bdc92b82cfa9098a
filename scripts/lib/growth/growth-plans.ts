import {
  CompiledQuery,
  createQueryId,
  type Kysely,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
} from 'kysely';
import * as v from 'valibot';
import { productQuerySchema } from '#domain/catalogue/product.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { orderOf, pageInOrder } from '#server/catalogue/product-list/product-order-sql.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { endedOrderIds, endedOrders } from '#server/jobs/orders/ended-order-store.ts';
import { lateAmong, overdueOrderIds } from '#server/trade/orders/delivery/late-store.ts';
import { lastDispatchOf } from '#server/trade/orders/delivery/parcel-store.ts';
import { fillPromises, fillShop, sizesAt } from './growth-fill.ts';
import type { Row } from './growth-time.ts';

/** Rows of a table from which on reading all of it is a fault. */
const LARGE = 5_000;
const PAGE = 9;

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};
/** A call whose statements are explained, the index that it needs, and how many rows it may read from tables at most. */
type Planned = { name: string; index: string; most: number; ask: (db: Queryable) => Promise<unknown> };

const page = (sort: string, dueAt: Date | null, limits: object = {}): Planned['ask'] => {
  const filter = v.parse(productQuerySchema, limits);
  const walk = { isReversed: false, condition: sql`true`, filter, limit: PAGE, offset: 0 };
  return (db) => pageInOrder({ ...walk, order: orderOf(sort), dueAt }).execute(db);
};

/** Calls that were slow in a large shop or would be without their index. */
function planned(now: Date, ids: readonly number[]): Planned[] {
  const [today, limits] = [seoulDay(now), { minPrice: '30000', maxPrice: '300000' }];
  return [
    ...(['price_asc', 'price_desc'] as const).flatMap((sort): Planned[] => [
      { name: `products, ${sort}`, index: 'products_asked_price', most: 300, ask: page(sort, null) },
      {
        name: `products, ${sort}, limits`,
        index: 'products_asked_price',
        most: 300,
        ask: page(sort, null, limits),
      },
      {
        name: `products, ${sort}, beside turns`,
        index: 'products_asked_price',
        most: 2_000,
        ask: page(sort, now),
      },
    ]),
    {
      name: 'products, discount_desc',
      index: 'products_discount',
      most: 300,
      ask: page('discount_desc', null),
    },
    {
      name: 'ended orders of a day',
      index: 'order_items_confirmed',
      most: 20_000,
      ask: (db) => endedOrderIds(db, laterDay(today, -1)),
    },
    {
      name: 'a hundred ended orders',
      index: 'orders_pkey',
      most: 100_000,
      ask: (db) => endedOrders(db, ids.slice(0, 100)),
    },
    {
      name: 'overdue orders',
      index: 'orders_promised',
      most: 60_000,
      ask: (db) => overdueOrderIds(db, today),
    },
    {
      name: 'late among five hundred',
      index: 'late_deliveries',
      most: 5_000,
      ask: (db) => lateAmong(db, ids.slice(0, 500), new Map([[7, today]])),
    },
    {
      name: 'last dispatch of a parcel',
      index: 'order_items_parcel',
      most: 10,
      ask: (db) => lastDispatchOf(db, 'CJ대한통운', '600000000001'),
    },
  ];
}

/** Remembers the statements that are asked through it. */
class Recorder implements KyselyPlugin {
  readonly nodes: RootOperationNode[] = [];
  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    this.nodes.push(node);
    return node;
  }
  transformResult = async <R>({ result }: { result: R }): Promise<R> => result;
}

/** Plans of all statements of a call, run once more under `explain analyze`. */
async function plansOf(db: Kysely<Database>, ask: Planned['ask']): Promise<PlanNode[]> {
  const recorder = new Recorder();
  await ask(db.withPlugin(recorder));
  const plans: PlanNode[] = [];
  for (const node of recorder.nodes) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]),
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan) plans.push(...nodesOf(plan));
  }
  return plans;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** Asks each call and returns a line with what it read, and what is wrong with its plan; '' where nothing is. */
async function explainPlans(db: Kysely<Database>, now: Date): Promise<{ line: string; fault: string }[]> {
  const ids = (await overdueOrderIds(db, seoulDay(now))).slice(0, 500);
  const told = [];
  for (const { name, index, most, ask } of planned(now, ids)) {
    const nodes = await plansOf(db, ask);
    const read = nodes.filter(
      (node) => node['Relation Name'] !== undefined || node['Index Name'] !== undefined,
    );
    const rows = read.reduce((sum, node) => sum + rowsOf(node), 0);
    const whole = read.find((node) => node['Node Type'] === 'Seq Scan' && rowsOf(node) > LARGE);
    const indexes = [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))];
    const faults = [
      ...(indexes.some((used) => used.startsWith(index)) ? [] : [`does not use ${index}`]),
      ...(whole ? [`reads all of ${whole['Relation Name']}`] : []),
      ...(rows > most ? [`reads more than ${most} rows`] : []),
    ];
    told.push({ line: `${name}: ${rows} rows by ${indexes.join(', ')}`, fault: faults.join(', ') });
  }
  return told;
}

/** Fills a shop with promised days besides the rest and prints how calls are planned in it; a fault counts as a refusal. */
export async function measurePlans(db: Kysely<Database>, scale: number): Promise<Row[]> {
  await fillShop(db, sizesAt(scale));
  await fillPromises(db);
  const explained = await explainPlans(db, new Date());
  for (const { line, fault } of explained) console.log(fault ? `${line} – ${fault}` : line);
  return explained.map(({ line, fault }) => ({ cells: [line], worst: 0, isRefused: fault !== '' }));
}
