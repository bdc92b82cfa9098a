import * as v from 'valibot';
import { COLORS } from '#domain/catalogue/colors.ts';
import { type CsvCell, csvLine } from '#domain/kit/csv.ts';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import {
  FILE_LINES,
  type FilePlace,
  SETTLEMENT_KIND_NAMES,
  SETTLEMENT_KINDS,
  SETTLEMENT_STATES,
  type Settlement,
  type SettlementLine,
} from '#domain/seller/settlements/settlement.ts';
import { weekOf } from '#domain/seller/settlements/week.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { writeFile } from '../../kit/write-file.ts';
import { notify } from '../../notices/notify.ts';
import { findEnd, findSellerOf, markPaid } from './settlement-payment-store.ts';
import {
  countSettlements,
  findLines,
  findLinesAfter,
  findSettlement,
  findSettlements,
  inState,
  type LineRow,
  ofSeller,
  type SettlementRow,
  sumRunning,
  sumUnpaid,
} from './settlement-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const toSettlement = (row: SettlementRow): Settlement => ({
  settlementId: row.id,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  state: v.parse(v.picklist(SETTLEMENT_STATES), row.state),
  gross: row.gross,
  fee: row.fee,
  coupons: row.coupons,
  followers: row.followers,
  adjustments: row.adjustments,
  payable: row.payable,
  lines: row.lines,
  closedAt: row.closedAt.toISOString(),
  paidOn: row.paidOn,
});

const toLine = (row: LineRow): SettlementLine => ({
  orderItemId: row.id,
  orderNo: row.orderNo,
  productName: row.product,
  option: `${COLORS.find(({ code }) => code === row.color)?.name ?? row.color} · ${row.size}`,
  quantity: row.quantity,
  kind: v.parse(v.picklist(SETTLEMENT_KINDS), row.kind),
  gross: row.gross,
  fee: row.fee,
  coupon: row.coupon,
  follower: row.follower,
  net: row.net,
  orderNet: row.orderNet,
  at: row.at.toISOString(),
});

/** Returns a store's settlements, and that of the current week as if it ended now. */
export async function listOwn({ db, clock }: Ports, sellerId: number, page: PageQuery) {
  const week = weekOf(clock.now());
  const now = await sumRunning(db, sellerId, week);
  const which = ofSeller(sellerId);
  const rows = await findSettlements(db, which, page);
  const { gross, fee, coupons, followers, back, lines, returned, points, next } = now;
  return {
    ...toPaged(rows.map(toSettlement), page, await countSettlements(db, which)),
    open: {
      periodStart: week.start,
      periodEnd: week.end,
      gross,
      fee,
      coupons,
      followers,
      adjustments: back,
      payable: gross - fee - coupons - followers + back,
      lines: lines + returned,
      feeBasisPoints: points,
      nextFee: next,
    },
  };
}

async function own({ db }: Pick<Ports, 'db'>, id: number, sellerId: number) {
  const row = await findSettlement(db, id, sellerId);
  if (!row) throw new ShopError('SETTLEMENT_NOT_FOUND');
  return row;
}

/** Returns a page of the lines of a settlement. */
export async function listLines(ports: Ports, sellerId: number, { id, ...page }: PageQuery & { id: number }) {
  const row = await own(ports, id, sellerId);
  const lines = await findLines(ports.db, id, page);
  return { ...toPaged(lines.map(toLine), page, row.lines), settlement: toSettlement(row) };
}

const HEAD = [
  '주문번호',
  '상품주문번호',
  '상품',
  '옵션',
  '수량',
  '구분',
  '판매 금액',
  '수수료',
  '스토어 쿠폰',
  '팔로워 할인',
  '정산 금액',
  '주문 정산 금액',
  '일시',
];

const cellsOf = (line: SettlementLine): CsvCell[] => [
  line.orderNo,
  line.orderItemId,
  line.productName,
  line.option,
  line.quantity,
  SETTLEMENT_KIND_NAMES[line.kind],
  line.gross,
  line.fee,
  line.coupon,
  line.follower,
  line.net,
  line.orderNet,
  seoulDay(new Date(line.at)),
];

/**
 * Exports the lines of a settlement in pages; each page is audited, as a client may start anywhere.
 */
export async function writeStatement(
  ports: Ports,
  sellerId: number,
  { id, after }: { id: number; after: FilePlace | undefined },
) {
  const { lines } = await own(ports, id, sellerId);
  const rows = (await findLinesAfter(ports.db, id, after, FILE_LINES)).map(toLine);
  const last = rows.length < FILE_LINES ? undefined : rows.at(-1);
  const next = last ? { orderItemId: last.orderItemId, kind: last.kind } : null;
  const filter = after ? { id, after: after.orderItemId } : { id };
  const cells = rows.map(cellsOf);
  const taken = { what: 'settlement', by: { id: sellerId }, filter, head: HEAD, rows: cells };
  const file = await writeFile(ports, after ? taken : { ...taken, of: lines });
  return after ? { ...file, csv: cells.map(csvLine).join(''), next } : { ...file, next };
}

/** Returns the settlements of all stores. */
export async function listAll({ db }: Ports, { state, ...page }: PageQuery & { state: string }) {
  const which = inState(state);
  const rows = await findSettlements(db, which, page);
  const content = rows.map((row) => ({
    ...toSettlement(row),
    storeId: row.storeId,
    storeName: row.storeName,
  }));
  return { ...toPaged(content, page, await countSettlements(db, which)), unpaid: await sumUnpaid(db) };
}

const NO_DAY = { field: 'paidOn', message: '정산 기간이 끝난 날부터 오늘까지의 날짜를 적어 주세요.' };

/** Marks a settlement as paid on a day and notifies the seller. */
export const pay = (
  { db, clock }: Ports,
  { id, day }: { id: number; day: string | undefined },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent({ db, clock }, attempt, async (tx) => {
    const now = clock.now();
    const end = await findEnd(tx, id);
    if (!end) throw new ShopError('SETTLEMENT_NOT_FOUND');
    const today = seoulDay(now);
    const paidOn = day ?? today;
    if (paidOn > today || paidOn <= end) throw new ShopError('INVALID_INPUT_VALUE', [NO_DAY]);
    const paid = await markPaid(tx, id, paidOn, now);
    if (!paid) throw new ShopError('SETTLEMENT_PAID');
    const { storeId, payable, periodStart: start } = paid;
    const sellerId = await findSellerOf(tx, storeId);
    const facts = { settlementId: id, payable, start, end };
    if (sellerId !== null) await notify(tx, 'SETTLEMENT_PAID', [{ userId: sellerId, facts }], now);
    const detail = { payable, storeId, paidOn };
    await audit(tx, { action: 'SETTLEMENT_PAID', target: ['SETTLEMENT', id], detail }, now);
    return { settlementId: id, paidOn };
  });
