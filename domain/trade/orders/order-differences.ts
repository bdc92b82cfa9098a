import { formatNumber, formatWon } from '../../kit/format.ts';
import { laterDay } from '../../kit/time/time.ts';
import { pointsEarnedBy } from '../cart/earned-points.ts';
import { type PaidLine, paidFor, type RefundInput, refundOf } from '../claims/refund.ts';
import { lastDayBefore, latePointsOf } from '../delivery/late-delivery.ts';
import { type OrderTerms, orderTermsOf } from './order-terms.ts';

/** Possible deviations from the terms of an order, with their Korean labels. */
export const DIFFERENCES = {
  PRICE: '결제 금액',
  DELIVERY_FEE: '배송비',
  RETURN_FEE: '반품 배송비',
  REFUND: '환불 금액',
  POINTS: '적립 포인트',
  PROMISED_DAY: '약속한 도착일',
  LATE: '기록되지 않은 늦은 도착',
  LATE_POINTS: '늦은 도착 포인트',
  LATE_CANCEL: '늦은 주문 취소일',
} as const;
export type DifferenceKind = keyof typeof DIFFERENCES;
/** Deviation with the promised and the actual value as text. */
export type Difference = { kind: DifferenceKind; promised: string; happened: string };

/** Line of a completed order. */
export type EndedLine = PaidLine & {
  id: number;
  /** True for a confirmed line that was not returned, which earns points. */
  isKept: boolean;
  /** Day (Asia/Seoul) of the first delivery; null if it was never delivered. */
  cameOn: string | null;
  /** Day from which the delay of the line's store counts; null if no delay is on record. */
  countedFrom: string | null;
};

/** Refund of a completed order; amounts in won. */
export type EndedRefund = Pick<RefundInput, 'cause' | 'isPrepaid'> & {
  lineIds: readonly number[];
  cash: number;
  deliveryCharge: number;
  /** Day in Seoul of a cancellation because the lines were late; null for any other refund. */
  lateOn: string | null;
};

/** Completed order: each line is confirmed, cancelled or returned. Amounts in won and points. */
export type EndedOrder = {
  charged: number;
  deliveryFee: number;
  promisedOn: string | null;
  hasCoupon: boolean;
  creditedPoints: number;
  /** Points that were credited for the delay. */
  latePoints: number;
  lines: readonly EndedLine[];
  /** Refunds, oldest first. */
  refunds: readonly EndedRefund[];
};

/**
 * Returns the deviations between the terms of an order and its outcome, at most one of each kind.
 */
export function differencesOf(terms: OrderTerms, order: EndedOrder): Difference[] {
  const refund = refundsOf(terms, order);
  const kept = order.lines.filter(({ isKept }) => isKept).reduce((sum, line) => sum + paidFor(line), 0);
  const points = pointsEarnedBy(kept, terms.earn);
  return [
    ...differing('PRICE', terms.finalPrice, order.charged, formatWon),
    ...differing('DELIVERY_FEE', terms.deliveryFee, order.deliveryFee, formatWon),
    ...differing('RETURN_FEE', refund.promised.fee, refund.happened.fee, formatWon),
    ...differing('REFUND', refund.promised.goods, refund.happened.goods, formatWon),
    ...differing('POINTS', points, order.creditedPoints, sayPoints),
    ...differing('PROMISED_DAY', terms.promisedOn, order.promisedOn, (day) => day ?? '-'),
    ...unnotedDelay(terms, order),
    ...differing('LATE_POINTS', latePointsDue(terms, order), order.latePoints, sayPoints),
    ...lateCancellation(terms, order),
  ];
}

const sayPoints = (points: number): string => `${formatNumber(points)}P`;

function differing<Value>(
  kind: DifferenceKind,
  promised: Value,
  happened: Value,
  say: (value: Value) => string,
): Difference[] {
  return promised === happened ? [] : [{ kind, promised: say(promised), happened: say(happened) }];
}

/**
 * Returns the return fees kept by the refunds and the amounts refunded before fees: by the terms
 * and in fact.
 */
function refundsOf(terms: OrderTerms, { lines, refunds, hasCoupon }: EndedOrder) {
  const promised = { fee: 0, goods: 0 };
  const happened = { fee: 0, goods: 0 };
  const gone = new Set<number>();
  for (const { lineIds, cause, isPrepaid, cash, deliveryCharge } of refunds) {
    for (const id of lineIds) gone.add(id);
    const due = refundOf({
      lines: lines.filter(({ id }) => lineIds.includes(id)),
      isLast: lines.every(({ id }) => gone.has(id)),
      hasCoupon,
      deliveryFee: terms.deliveryFee,
      cause,
      isPrepaid,
      fees: terms.returnFee,
    });
    promised.fee += due.deliveryCharge;
    promised.goods += due.cash + due.deliveryCharge;
    happened.fee += deliveryCharge;
    happened.goods += cash + deliveryCharge;
  }
  return { promised, happened };
}

/** Returns the latest arrival after the promised day for which no delay is recorded. */
function unnotedDelay({ promisedOn }: OrderTerms, { lines }: EndedOrder): Difference[] {
  const days = lines.flatMap(({ cameOn, countedFrom }) => (cameOn && !countedFrom ? [cameOn] : []));
  const last = days.toSorted().at(-1);
  return promisedOn && last && last > promisedOn
    ? [{ kind: 'LATE', promised: promisedOn, happened: last }]
    : [];
}

/** Returns the points that the terms promise for a recorded delay. */
const latePointsDue = (terms: OrderTerms, { promisedOn, lines }: EndedOrder): number =>
  promisedOn !== null && lines.some(({ countedFrom }) => countedFrom !== null)
    ? latePointsOf(promisedOn, orderTermsOf({ terms }).late)
    : 0;

/**
 * Returns the first late line that was cancelled too early by the buyer, or delivered or cancelled
 * after the day on which the shop had to cancel it.
 */
function lateCancellation(terms: OrderTerms, { lines, refunds }: EndedOrder): Difference[] {
  const { late } = orderTermsOf({ terms });
  const found = lines.flatMap(({ id, countedFrom, cameOn }): Difference[] => {
    if (countedFrom === null) return [];
    const first = laterDay(lastDayBefore('buyer', countedFrom, late), 1);
    const last = laterDay(lastDayBefore('shop', countedFrom, late), 1);
    const cancelledOn = refunds.find(({ lineIds }) => lineIds.includes(id))?.lateOn ?? null;
    const endedOn = cancelledOn ?? cameOn;
    const isEarly = cancelledOn !== null && cancelledOn < first;
    return endedOn !== null && (isEarly || endedOn > last)
      ? [{ kind: 'LATE_CANCEL', promised: `${first} ~ ${last}`, happened: endedOn }]
      : [];
  });
  return found.slice(0, 1);
}
