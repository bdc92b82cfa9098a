import { formatNumber, formatWon } from '../kit/format.ts';
import type { OrderTerms } from './order-terms.ts';
import { pointsEarnedBy } from './quote.ts';
import { type PaidLine, paidFor, type RefundInput, refundOf } from './refund.ts';

/** What can differ from the terms of an order, as an administrator reads it. */
export const DIFFERENCES = {
  PRICE: '결제 금액',
  DELIVERY_FEE: '배송비',
  RETURN_FEE: '반품 배송비',
  REFUND: '환불 금액',
  POINTS: '적립 포인트',
  PROMISED_DAY: '약속한 도착일',
  LATE: '기록되지 않은 늦은 도착',
} as const;
export type DifferenceKind = keyof typeof DIFFERENCES;
export type Difference = { kind: DifferenceKind; promised: string; happened: string };

export type EndedLine = PaidLine & {
  id: number;
  /** Confirmed and not sent back: it earns points. */
  isKept: boolean;
  /** Day in Seoul on which the line was first at the door; null if it never was. */
  cameOn: string | null;
  /** The delay of the line's store is on record. */
  isLateNoted: boolean;
};

export type EndedRefund = Pick<RefundInput, 'cause'> & {
  lineIds: readonly number[];
  cash: number;
  deliveryCharge: number;
};

/** What happened to an order of which every line is confirmed, cancelled or sent back; won and points. */
export type EndedOrder = {
  charged: number;
  deliveryFee: number;
  promisedOn: string | null;
  hasCoupon: boolean;
  creditedPoints: number;
  lines: readonly EndedLine[];
  /** Oldest first. */
  refunds: readonly EndedRefund[];
};

/** Differences between the terms of an order and what happened, at most one of each kind. */
export function differencesOf(terms: OrderTerms, order: EndedOrder): Difference[] {
  const refund = refundsOf(terms, order);
  const kept = order.lines.filter(({ isKept }) => isKept).reduce((sum, line) => sum + paidFor(line), 0);
  const points = pointsEarnedBy(kept, terms.earn);
  return [
    ...differing('PRICE', terms.finalPrice, order.charged, formatWon),
    ...differing('DELIVERY_FEE', terms.deliveryFee, order.deliveryFee, formatWon),
    ...differing('RETURN_FEE', refund.promised.fee, refund.happened.fee, formatWon),
    ...differing('REFUND', refund.promised.goods, refund.happened.goods, formatWon),
    ...differing('POINTS', points, order.creditedPoints, (value) => `${formatNumber(value)}P`),
    ...differing('PROMISED_DAY', terms.promisedOn, order.promisedOn, (day) => day ?? '-'),
    ...unnotedDelay(terms, order),
  ];
}

function differing<Value>(
  kind: DifferenceKind,
  promised: Value,
  happened: Value,
  say: (value: Value) => string,
): Difference[] {
  return promised === happened ? [] : [{ kind, promised: say(promised), happened: say(happened) }];
}

/** Return fees that the refunds kept and, before these, what they gave back: by the terms and as it happened. */
function refundsOf(terms: OrderTerms, { lines, refunds, hasCoupon }: EndedOrder) {
  const promised = { fee: 0, goods: 0 };
  const happened = { fee: 0, goods: 0 };
  const gone = new Set<number>();
  for (const { lineIds, cause, cash, deliveryCharge } of refunds) {
    for (const id of lineIds) gone.add(id);
    const due = refundOf({
      lines: lines.filter(({ id }) => lineIds.includes(id)),
      isLast: lines.every(({ id }) => gone.has(id)),
      hasCoupon,
      deliveryFee: terms.deliveryFee,
      cause,
      fees: terms.returnFee,
    });
    promised.fee += due.deliveryCharge;
    promised.goods += due.cash + due.deliveryCharge;
    happened.fee += deliveryCharge;
    happened.goods += cash + deliveryCharge;
  }
  return { promised, happened };
}

/** The latest arrival after the promised day whose delay is not on record. */
function unnotedDelay({ promisedOn }: OrderTerms, { lines }: EndedOrder): Difference[] {
  const days = lines.flatMap(({ cameOn, isLateNoted }) => (cameOn && !isLateNoted ? [cameOn] : []));
  const last = days.toSorted().at(-1);
  return promisedOn && last && last > promisedOn
    ? [{ kind: 'LATE', promised: promisedOn, happened: last }]
    : [];
}
