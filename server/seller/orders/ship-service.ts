import {
  readShipment,
  type Shipment,
  type ShipmentAnswer,
  type ShipmentRow,
} from '#domain/seller/orders/shipments.ts';
import { LINE_STATE, mayMove } from '#domain/trade/orders/order-lifecycle.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { findStoredResponse, runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { LineRow } from '../../trade/orders/order-store.ts';
import { refreshOrder } from '../../trade/orders/progress.ts';
import { applyMove, lockSoldOrder } from '../../trade/orders/seller-service.ts';
import { findOwnLines, type OwnLine } from './order-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs'>;
type Outcome = Pick<ShipmentAnswer, 'state' | 'reason'>;
type Planned = Shipment & { row: number };
type Seen = Pick<OwnLine, 'status' | 'carrier' | 'trackingNo'>;

const refused = (reason: string): Outcome => ({ state: 'REFUSED', reason });
const SHIPPED = LINE_STATE.SHIPPED;

/** Returns the outcome of shipping a line in its current state. */
function outcomeOf({ carrier, number }: Shipment, line: Seen): Outcome {
  if (mayMove('seller', line.status, SHIPPED)) return { state: 'SHIPPED', reason: null };
  if (line.carrier === carrier && line.trackingNo === number) return { state: 'SAME', reason: null };
  if (line.status === SHIPPED) return refused('이미 보낸 상품이에요. 송장 번호는 주문에서 고칠 수 있어요.');
  return refused('지금 상태에서는 보낼 수 없는 상품이에요.');
}

/**
 * Ships lines row by row: an invalid row is reported and the others are processed. Each order is a
 * transaction with an idempotency key derived from the request's, so that a repeated request
 * completes the rest with the same response.
 */
export async function shipRows(
  ports: Ports,
  sellerId: number,
  { rows, dryRun }: { rows: readonly ShipmentRow[]; dryRun: boolean },
  attempt: IdempotentRequest | null,
) {
  const earlier = await findStoredResponse<ReturnType<typeof answerOf>>(ports.db, attempt, ports.clock.now());
  if (earlier) return earlier.answer;
  const { answers, orders } = await planOf(ports, sellerId, rows);
  if (!dryRun)
    for (const [orderId, planned] of orders)
      for (const [row, outcome] of await shipOrder(ports, sellerId, { orderId, planned }, attempt)) {
        const answer = answers[row - 1];
        if (answer) Object.assign(answer, outcome);
      }
  return runIdempotent(ports, attempt, async () => answerOf(answers));
}

function answerOf(rows: readonly ShipmentAnswer[]) {
  const count = (state: ShipmentAnswer['state']) => rows.filter((row) => row.state === state).length;
  return { shipped: count('SHIPPED'), same: count('SAME'), refused: count('REFUSED'), rows: [...rows] };
}

/** Returns the outcome of each row in the current state, and the work per order. */
async function planOf({ db }: Ports, sellerId: number, rows: readonly ShipmentRow[]) {
  const read = rows.map(readShipment);
  const lines = await findOwnLines(
    db,
    sellerId,
    read.flatMap((one) => ('line' in one ? [one.line] : [])),
  );
  const byId = new Map(lines.map((line) => [line.id, line]));
  const firsts = new Map<number, Shipment>();
  const orders = new Map<number, Planned[]>();
  const answers = read.map((shipment, index): ShipmentAnswer => {
    const row = index + 1;
    if ('reason' in shipment) return { row, orderItemId: null, warning: null, ...refused(shipment.reason) };
    const { line: orderItemId, warning } = shipment;
    const line = byId.get(orderItemId);
    const outcome = judge(shipment, rows[index]?.orderNo, line, firsts.get(orderItemId));
    if (line && outcome.state === 'SHIPPED')
      orders.set(line.orderId, [...(orders.get(line.orderId) ?? []), { ...shipment, row }]);
    if (line && !firsts.has(orderItemId)) firsts.set(orderItemId, shipment);
    return { row, orderItemId, warning, ...outcome };
  });
  return { answers, orders };
}

/** Judges a row; lines of another seller and unknown lines give the same error. */
function judge(
  shipment: Shipment,
  orderNo: string | undefined,
  line: OwnLine | undefined,
  first: Shipment | undefined,
): Outcome {
  if (!line || line.orderNo !== orderNo) return refused('주문번호와 상품주문번호가 맞는 내 주문이 없어요.');
  if (!first) return outcomeOf(shipment, line);
  const isSame = first.carrier === shipment.carrier && first.number === shipment.number;
  return isSame ? { state: 'SAME', reason: null } : refused('같은 상품주문번호가 위에 한 번 더 있어요.');
}

type Batch = { orderId: number; planned: readonly Planned[] };

/** Ships lines of one order; lines changed meanwhile are reported instead. */
async function shipOrder(
  ports: Ports,
  sellerId: number,
  { orderId, planned }: Batch,
  attempt: IdempotentRequest | null,
): Promise<[row: number, outcome: Outcome][]> {
  const part = attempt && {
    ...attempt,
    operation: `${attempt.operation} (order ${orderId})`,
    onReplay: () => {},
  };
  try {
    return await runIdempotent(ports, part, async (tx) => {
      const moment = { now: ports.clock.now(), jobs: ports.jobs };
      const { order, all, mine } = await lockSoldOrder(tx, sellerId, orderId);
      const outcomes = planned.map((one) => {
        const line = mine.find(({ id }) => id === one.line);
        return { one, line, outcome: line ? outcomeOf(one, line) : refused('주문을 찾을 수 없어요.') };
      });
      const sent = outcomes.flatMap(({ one, line, outcome }) =>
        line && outcome.state === 'SHIPPED' ? [{ ...one, sold: line }] : [],
      );
      for (const { carrier, number, lines } of parcelsOf(sent)) {
        const move = { status: SHIPPED, carrier, trackingNumber: number } as const;
        await applyMove(tx, { order, all, moved: lines }, move, moment);
      }
      if (sent.length > 0) await refreshOrder(tx, order, moment.now);
      return outcomes.map(({ one, outcome }): [number, Outcome] => [one.row, outcome]);
    });
  } catch (error) {
    if (!(error instanceof ShopError) || error.code === 'REQUEST_KEY_REUSED') throw error;
    return planned.map(({ row }): [number, Outcome] => [row, refused(error.message)]);
  }
}

/** Groups lines by carrier and tracking number. */
function parcelsOf(sent: readonly (Planned & { sold: LineRow })[]) {
  const parcels = new Map<string, { carrier: string; number: string; lines: LineRow[] }>();
  for (const { carrier, number, sold } of sent) {
    const key = `${carrier} ${number}`;
    const parcel = parcels.get(key) ?? { carrier, number, lines: [] };
    parcels.set(key, { ...parcel, lines: [...parcel.lines, sold] });
  }
  return [...parcels.values()];
}
