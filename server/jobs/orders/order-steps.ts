import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { confirmsAt, daysAfter } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { disputedLines } from '../../trade/orders/claims/dispute-store.ts';
import { endClaims } from '../../trade/orders/claims/end-claims.ts';
import { cancelOverdue } from '../../trade/orders/delivery/cancel-late.ts';
import { deliverLines } from '../../trade/orders/delivery/deliver.ts';
import { recordDelays } from '../../trade/orders/delivery/record-delays.ts';
import { releaseOrders } from '../../trade/orders/mark-paid.ts';
import {
  type LineRow,
  linesOf,
  type OrderRow,
  type WithLines,
  withLines,
} from '../../trade/orders/order-store.ts';
import { refreshOrders } from '../../trade/orders/progress.ts';
import { confirmNow } from '../../trade/orders/reading/buyer-service.ts';
import { returnStock } from '../../trade/orders/stock.ts';
import { askedLines } from './order-sweep-store.ts';

type Ports = Pick<Context, 'clock' | 'jobs' | 'parcels'>;

/** Time-dependent step on locked orders; idempotent, and without effect if it is not due. */
export type StepOnOrders = (tx: Queryable, orders: readonly OrderRow[], ports: Ports) => Promise<void>;

/** Lifts a step on one order to several. */
const oneByOne =
  (step: (tx: Queryable, order: OrderRow, ports: Ports) => Promise<void>): StepOnOrders =>
  async (tx, orders, ports) => {
    for (const order of orders) await step(tx, order, ports);
  };

/** Returns orders with their matching lines; orders without one are left out. */
async function withLinesThat(
  tx: Queryable,
  orders: readonly OrderRow[],
  passes: (line: LineRow, order: OrderRow) => boolean,
): Promise<WithLines[]> {
  const all = await withLines(tx, orders);
  const passing = all.map(({ order, lines }) => ({
    order,
    lines: lines.filter((line) => passes(line, order)),
  }));
  return passing.filter(({ lines }) => lines.length > 0);
}

const ordersOf = (all: readonly WithLines[]): OrderRow[] => all.map(({ order }) => order);

/** Expires pending orders whose reservation has ended and releases what they hold. */
export const releaseHolds: StepOnOrders = async (tx, orders, { clock, jobs }) => {
  const now = clock.now();
  const lapsed = orders.filter(
    ({ status, holdExpiresAt: until }) => status === 'PENDING' && until !== null && until <= now,
  );
  await releaseOrders(tx, lapsed, '결제 시간이 지났어요', { now, jobs, isLapsed: true });
};

/** Returns the step that delivers matching lines. */
export const deliverThose =
  (passes: (line: LineRow) => boolean): StepOnOrders =>
  async (tx, orders, { clock, jobs }) => {
    const now = clock.now();
    const arrived = await withLinesThat(tx, orders, passes);
    if (arrived.length === 0) return;
    await deliverLines(tx, arrived, { now, jobs });
    await refreshOrders(tx, ordersOf(arrived), now);
  };

/** Delivers parcels of the built-in carrier; `deliverTracked` handles real ones. */
export const deliverOrders: StepOnOrders = async (tx, orders, ports) => {
  if (!ports.parcels.isBuiltIn) return;
  const due = daysAfter(ports.clock.now(), -TEST_COURIER_DAYS);
  const isDelivered = ({ status, shippedAt: at }: LineRow) =>
    status === 'SHIPPED' && at !== null && at <= due;
  await deliverThose(isDelivered)(tx, orders, ports);
};

/** Records a missed promised day once and, much later, cancels undelivered lines. */
export const followLate = oneByOne(async (tx, order, { clock, jobs }) => {
  const now = clock.now();
  await recordDelays(tx, order, await linesOf(tx, order.id), now);
  await cancelOverdue(tx, order, { now, jobs });
});

/** Confirms purchases at the end of the days in their terms, unless a claim or dispute is open. */
export const confirmOrders: StepOnOrders = async (tx, orders, { clock }) => {
  const now = clock.now();
  const due = await withLinesThat(tx, orders, (line, order) => isDue(line, order, now));
  const asked = await askedLines(
    tx,
    due.map(({ order }) => order.id),
  );
  const disputed = await disputedLines(
    tx,
    due.flatMap(({ lines }) => lines.map(({ id }) => id)),
  );
  const isKept = (line: LineRow) => !asked.has(line.id) && !disputed.has(line.id);
  const kept = due.map(({ order, lines }) => ({ order, lines: lines.filter(isKept) }));
  const confirmed = kept.filter(({ lines }) => lines.length > 0);
  if (confirmed.length === 0) return;
  await confirmNow(tx, confirmed, now);
  await refreshOrders(tx, ordersOf(confirmed), now);
};

/** Returns whether a delivered line is due for confirmation by its terms. */
const isDue = (line: LineRow, order: OrderRow, now: Date): boolean =>
  line.status === 'DELIVERED' &&
  !line.confirmedAt &&
  line.deliveredAt !== null &&
  confirmsAt(line.deliveredAt, orderTermsOf(order)) <= now;

/** Ends claims whose line is no longer delivered, and releases their reserved units. */
export const endStrayClaims = oneByOne(async (tx, order, { clock, jobs }) => {
  const now = clock.now();
  const gone = (await linesOf(tx, order.id)).filter(({ status }) => status !== 'DELIVERED');
  const held = await endClaims(tx, gone, { refundId: null, answer: '', now });
  await returnStock(tx, held, { orderId: order.id, reason: 'RELEASE', now, jobs });
});
