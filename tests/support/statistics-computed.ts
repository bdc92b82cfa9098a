import { seoulDay } from '#domain/kit/time/time.ts';
import {
  advised,
  type Given,
  isBack,
  isIn,
  isPaid,
  made,
  paidLines,
  percent,
  type Row,
  rowsOf,
} from './metrics-computed.ts';

/** Sales and rates of each part, ordered by the paid amount. */
const PARTS = {
  byCategory: (given: Given, line: Row) =>
    String(rowsOf(given, 'products').find(({ id }) => id === line.product_id).category_id),
  byStore: (_: Given, line: Row) => String(line.store_id),
  bySize: (given: Given, line: Row) =>
    rowsOf(given, 'product_options').find(({ id }) => id === line.option_id).size,
};

const goodsOf = (lines: Row[]): number =>
  lines.reduce(
    (sum, one) =>
      sum +
      one.unit_price * one.quantity -
      one.level_share -
      one.follower_share -
      one.coupon_share -
      one.point_share,
    0,
  );

const before = ({ span, ...given }: Given): Given => {
  const days = (Date.parse(span.to) - Date.parse(span.from)) / 86_400_000 + 1;
  const back = (day: string) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
  return { ...given, span: { from: back(span.from), to: back(span.to) } };
};

const told = (given: Given, part: string | null, lines: Row[], goodsBefore: number | null) => {
  const share = (is: (line: Row) => boolean) => percent(lines.filter(is).length, lines.length);
  return {
    part,
    goods: goodsOf(lines),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.length,
    cancelRate: share(({ status }) => status === 'CANCELLED'),
    returnRate: share(({ status }) => status === 'RETURNED'),
    exchangeRate: share((line) => isBack(given, line, { type: 'EXCHANGE' })),
    goodsBefore,
  };
};

type Told = ReturnType<typeof told>;

export function partsComputed(given: Given, kind: keyof typeof PARTS): Told[] {
  const group = (of: Given) => {
    const groups = new Map<string, Row[]>();
    for (const line of paidLines(of)) {
      const part = PARTS[kind](given, line);
      groups.set(part, [...(groups.get(part) ?? []), line]);
    }
    return groups;
  };
  const earlier = group(before(given));
  return [...group(given)]
    .map(([part, lines]) => told(given, part, lines, goodsOf(earlier.get(part) ?? [])))
    .toSorted((a, b) => b.goods - a.goods || String(a.part).localeCompare(String(b.part)));
}

/** Returns all parts after the first 20 as one row; empty if there are none. */
export function restComputed(given: Given, kind: keyof typeof PARTS): Told[] {
  const small = new Set(
    partsComputed(given, kind)
      .slice(20)
      .map(({ part }) => part),
  );
  const lines = paidLines(given).filter((line) => small.has(PARTS[kind](given, line)));
  return small.size === 0 ? [] : [told(given, null, lines, null)];
}

export const mismatchComputed = (given: Given) =>
  (['FOLLOWED', 'OTHER', 'UNKNOWN'] as const).map((advice) => {
    const lines = paidLines(given).filter((line) => advised(given, line) === advice);
    const sizeBack = lines.filter((line) => isBack(given, line, { reason: 'SIZE' })).length;
    return { advice, lines: lines.length, sizeBack, rate: percent(sizeBack, lines.length) };
  });

export function funnelComputed(given: Given) {
  const begun = made(given, 'payments');
  const paid = begun.filter(({ status }) => status === 'PAID');
  const kept = new Set(
    rowsOf(given, 'order_items')
      .filter((line) => line.confirmed_at !== null)
      .map(({ order_id }) => order_id),
  );
  return {
    cart: begun.length + new Set(made(given, 'cart_items').map(({ user_id }) => user_id)).size,
    checkout: begun.length,
    paid: paid.length,
    confirmed: paid.filter(({ order_id }) => kept.has(order_id)).length,
  };
}

const monthOf = (at: Date) => seoulDay(at).slice(0, 7);
const laterMonth = (month: string, count: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

export function cohortsComputed(given: Given) {
  const last = given.span.to.slice(0, 7);
  const first = laterMonth(last, -11);
  const span = { from: `${first}-01`, to: given.span.to };
  const joined = new Map(rowsOf(given, 'users').map((user) => [user.id, monthOf(user.created_at)]));
  const paid = rowsOf(given, 'orders').filter((row) => isPaid(row) && isIn(row.ordered_at, span));
  return Array.from({ length: 12 }, (_, index) => {
    const month = laterMonth(first, index);
    const members = rowsOf(given, 'users').filter(
      (user) =>
        user.status !== 'PENDING' && monthOf(user.created_at) === month && isIn(user.created_at, span),
    );
    const orders = Array.from({ length: 7 }, (_month, later) => {
      const one = laterMonth(month, later);
      if (one > last) return null;
      return paid.filter((row) => joined.get(row.user_id) === month && monthOf(row.ordered_at) === one)
        .length;
    });
    return { month, members: members.length, orders };
  });
}
