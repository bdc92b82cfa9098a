// Size: every number of the dashboard computed again in one table.
import { sql } from 'kysely';
import type { MetricKey } from '#domain/admin/analytics/metrics.ts';
import { adviseSize } from '#domain/catalogue/size-advice.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { FootWidth } from '#domain/members/profile/profile.ts';
import type { TestShop } from './server/server.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of any table, read without the server's types
export type Row = any;
type Tables = Record<string, Row[]>;

const NAMES = [
  'orders',
  'order_items',
  'payments',
  'refunds',
  'claims',
  'users',
  'feeds',
  'feed_comments',
  'feed_likes',
  'feed_votes',
  'reviews',
  'point_ledger',
  'coupons',
  'report_cases',
  'product_options',
  'products',
  'mails',
  'categories',
  'delivery_disputes',
  'audit_chain',
  'audit_unchained',
  'audit_entries',
  'cart_items',
  'order_differences',
];

/** All rows of the shop. */
export async function everything({ db }: Pick<TestShop, 'db'>): Promise<Tables> {
  const tables: Tables = {};
  for (const name of NAMES)
    tables[name] = (await sql<Row>`select * from ${sql.table(name)}`.execute(db)).rows;
  return tables;
}

export type Span = { from: string; to: string };
export const isIn = (at: Date | null, { from, to }: Span) =>
  at !== null && seoulDay(at) >= from && seoulDay(at) <= to;
const add = (rows: Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + Number(of(row)), 0);
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
export const percent = (part: number, whole: number) => (whole === 0 ? null : round((part / whole) * 100, 1));
export const isPaid = ({ status }: Row) => status !== 'PENDING' && status !== 'EXPIRED';

export type Given = { tables: Tables; span: Span; now: Date };
export const rowsOf = ({ tables }: Given, name: string): Row[] => tables[name] ?? [];
const paidOrders = (given: Given) =>
  rowsOf(given, 'orders').filter((row) => isPaid(row) && isIn(row.ordered_at, given.span));
export const paidLines = (given: Given) => {
  const ids = new Set(paidOrders(given).map(({ id }) => id));
  return rowsOf(given, 'order_items').filter(({ order_id }) => ids.has(order_id));
};
const checksOf = (given: Given) =>
  rowsOf(given, 'audit_entries')
    .filter(({ action }) => action === 'AUDIT_VERIFIED')
    .toSorted((a, b) => a.id - b.id);
const gmv = (given: Given) => add(paidOrders(given), (row) => row.final_price);
const refunded = (given: Given) =>
  add(
    rowsOf(given, 'refunds').filter(
      (row) => row.status === 'DONE' && row.payment_key === null && isIn(row.done_at, given.span),
    ),
    (row) => row.amount,
  );
export const isBack = (given: Given, line: Row, which: Partial<Row>) =>
  rowsOf(given, 'claims').some(
    (claim) =>
      claim.order_item_id === line.id &&
      claim.status === 'COMPLETED' &&
      Object.entries(which).every(([key, value]) => claim[key] === value),
  );
const lineShare = (given: Given, is: (line: Row) => boolean) => {
  const lines = paidLines(given);
  return percent(lines.filter(is).length, lines.length);
};
export const made = (given: Given, table: string, is: (row: Row) => boolean = () => true) =>
  rowsOf(given, table).filter((row) => isIn(row.created_at, given.span) && is(row));
const points = (given: Given, type: string, sign: 1 | -1) =>
  sign *
    add(
      made(given, 'point_ledger', (row) => row.type === type),
      (row) => row.points,
    ) +
  0;
const people = (given: Given, days: number) => {
  const to = new Date(`${given.span.to}T12:00:00+09:00`);
  const from = seoulDay(new Date(to.getTime() - (days - 1) * 86_400_000));
  const window = { ...given, span: { from, to: given.span.to } };
  const acted = ['feeds', 'feed_comments', 'feed_likes', 'feed_votes', 'reviews'].flatMap((name) =>
    made(window, name),
  );
  return new Set([...acted, ...paidOrders(window)].map(({ user_id }) => user_id)).size;
};
const reviews = (given: Given) => made(given, 'reviews', (row) => row.status !== 'DELETED');
const openCases = (given: Given) =>
  rowsOf(given, 'report_cases').filter(({ state }) => state === 'PENDING' || state === 'IN_REVIEW');

/** Computes every number of the dashboard from the rows alone. A missing one is a type error. */
export const COMPUTED: Readonly<Record<MetricKey, (given: Given) => number | null>> = {
  gmv,
  net: (given) => gmv(given) - refunded(given),
  orders: (given) => paidOrders(given).length,
  average: (given) => {
    const { length } = paidOrders(given);
    return length === 0 ? null : Math.round(gmv(given) / length);
  },
  cancelRate: (given) => lineShare(given, ({ status }) => status === 'CANCELLED'),
  returnRate: (given) => lineShare(given, ({ status }) => status === 'RETURNED'),
  exchangeRate: (given) => lineShare(given, (line) => isBack(given, line, { type: 'EXCHANGE' })),
  ordersLate: (given) =>
    rowsOf(given, 'orders').filter(
      ({ status, promised_on: day }) =>
        (status === 'ORDERED' || status === 'SHIPPED') && day !== null && day < seoulDay(given.now),
    ).length,
  termsBroken: (given) => rowsOf(given, 'order_differences').length,
  notReceived: (given) => rowsOf(given, 'delivery_disputes').filter(({ state }) => state === 'OPEN').length,
  refundsLate: (given) =>
    rowsOf(given, 'refunds').filter(
      (row) => row.status === 'WAITING' && given.now.getTime() - row.created_at.getTime() > 86_400_000,
    ).length,
  membersNew: (given) => made(given, 'users', ({ status }) => status !== 'PENDING').length,
  activeDay: (given) => people(given, 1),
  activeWeek: (given) => people(given, 7),
  activeMonth: (given) => people(given, 30),
  verifiedShare: (given) => {
    const living = rowsOf(given, 'users').filter(({ status }) => status !== 'DELETED');
    return percent(living.filter((row) => row.email_verified_at !== null).length, living.length);
  },
  feeds: (given) => made(given, 'feeds', (row) => row.deleted_at === null).length,
  comments: (given) => made(given, 'feed_comments').length,
  likes: (given) => made(given, 'feed_likes').length,
  votes: (given) => made(given, 'feed_votes').length,
  reviews: (given) => reviews(given).length,
  rating: (given) => {
    const all = reviews(given);
    return all.length === 0 ? null : round(add(all, (row) => row.rating) / all.length, 2);
  },
  pointsIssued: (given) => points(given, 'EARN', 1),
  pointsUsed: (given) => points(given, 'USE', -1),
  pointsExpired: (given) => points(given, 'EXPIRE', -1),
  pointsBack: (given) => points(given, 'CANCEL', 1),
  pointsLeft: (given) =>
    add(
      rowsOf(given, 'point_ledger').filter((row) => seoulDay(row.created_at) <= given.span.to),
      (row) => row.points,
    ),
  couponsIssued: (given) => rowsOf(given, 'coupons').filter((row) => isIn(row.issued_at, given.span)).length,
  couponsUsed: (given) => rowsOf(given, 'coupons').filter((row) => isIn(row.used_at, given.span)).length,
  couponsOpen: (given) =>
    rowsOf(given, 'coupons').filter((row) => row.used_at === null && row.expires_at > given.now).length,
  reportsOpen: (given) => openCases(given).length,
  reportsAge: (given) => {
    const ages = openCases(given)
      .map((row) => given.now.getTime() - row.created_at.getTime())
      .toSorted((a, b) => a - b);
    return ages[Math.ceil(ages.length / 2) - 1] ?? null;
  },
  stockOuts: (given) => {
    const living = new Set(
      rowsOf(given, 'products')
        .filter((row) => row.deleted_at === null)
        .map(({ id }) => id),
    );
    return rowsOf(given, 'product_options').filter((row) => row.stock === 0 && living.has(row.product_id))
      .length;
  },
  mailsFailed: (given) => rowsOf(given, 'mails').filter(({ state }) => state === 'FAILED').length,
  // Tests write the job and the backup themselves, this long ago.
  sweepAge: () => 600_000,
  auditEnd: (given) => Math.max(0, ...rowsOf(given, 'audit_chain').map(({ seq }) => Number(seq))),
  auditWaiting: (given) => rowsOf(given, 'audit_unchained').length,
  auditCheckAge: (given) => {
    const last = checksOf(given).at(-1);
    return last ? given.now.getTime() - last.at.getTime() : null;
  },
  auditProblems: (given) => checksOf(given).at(-1)?.detail.problems ?? null,
  backupAge: () => 7_200_000,
};

/** Returns the advice from foot sizes and the kind of shoe, without reviews. */
export function advised(given: Given, line: Row): 'FOLLOWED' | 'OTHER' | 'UNKNOWN' {
  const find = (name: string, id: number) => rowsOf(given, name).find((row) => row.id === id);
  const buyer = find('users', find('orders', line.order_id).user_id);
  const product = find('products', line.product_id);
  if (buyer.foot_size === null) return 'UNKNOWN';
  const { size } = adviseSize({
    footMm: buyer.foot_size,
    width: buyer.foot_width as FootWidth,
    categoryType: find('categories', product.category_id).type,
    fits: {},
  });
  return Number(find('product_options', line.option_id).size) === size ? 'FOLLOWED' : 'OTHER';
}
