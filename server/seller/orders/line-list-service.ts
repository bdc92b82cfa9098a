import { MAX_LISTED, type PageQuery, toPaged } from '#domain/kit/page.ts';
import { seoulDay } from '#domain/kit/time.ts';
import { LINE_TABS, type LineFilter, type SellerLine } from '#domain/seller/orders/seller-line.ts';
import type { Context } from '../../kit/context.ts';
import { writeFile } from '../../kit/written-file.ts';
import { shownLines } from '../../trade/orders/read-store.ts';
import { countTabs, findLineIds, findOrders, findStore, ordersOfLines } from './line-list-store.ts';
import { toSellerLine } from './to-seller-line.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const NOTHING = Object.fromEntries(LINE_TABS.map((tab) => [tab, 0])) as Record<
  (typeof LINE_TABS)[number],
  number
>;

/** One page of own lines, and how many there are in each view. */
export async function listLines(ports: Ports, sellerId: number, query: LineFilter & PageQuery) {
  const store = await findStore(ports.db, sellerId);
  if (!store) return { ...toPaged<SellerLine>([], query, 0), counts: NOTHING };
  const [{ lines, total }, counts] = await Promise.all([
    pageOfLines(ports, { sellerId, storeId: store.id }, query),
    countTabs(ports.db, store.id, ports.clock.now()),
  ]);
  return { ...toPaged(lines, query, total), counts };
}

async function pageOfLines(
  { db, clock }: Ports,
  { sellerId, storeId }: { sellerId: number; storeId: number },
  { page, size, ...filter }: LineFilter & PageQuery,
) {
  const now = clock.now();
  const { ids, total } = await findLineIds(db, storeId, filter, { now, page, size });
  const orderIds = await ordersOfLines(db, ids);
  const orders = new Map((await findOrders(db, orderIds)).map((order) => [order.id, order]));
  const shown = await shownLines(db, orderIds, { sellerId });
  const byId = new Map(shown.map((line) => [line.id, line]));
  const lines = ids.flatMap((id) => {
    const line = byId.get(id);
    const order = line && orders.get(line.order_id);
    return order ? [toSellerLine(line, order, now)] : [];
  });
  return { lines, total };
}

const HEAD = [
  '주문번호',
  '상품주문번호',
  '주문일',
  '상품명',
  '옵션',
  '수량',
  '결제 금액',
  '상태',
  '택배사',
  '송장번호',
];
const STATES = {
  ORDERED: '신규',
  SHIPPED: '배송 중',
  DELIVERED: '배송 완료',
  CANCELLED: '취소',
  RETURNED: '반품',
} as const satisfies Record<SellerLine['status'], string>;

/** Own lines as a file that can be filled in and read again; no buyer is named in it. */
export async function exportLines(ports: Ports, sellerId: number, filter: LineFilter) {
  const store = await findStore(ports.db, sellerId);
  const all = { ...filter, page: 0, size: MAX_LISTED };
  const { lines } = store
    ? await pageOfLines(ports, { sellerId, storeId: store.id }, all)
    : { lines: [] as SellerLine[] };
  const rows = lines.map((line) => [
    line.orderNo,
    line.orderItemId,
    seoulDay(new Date(line.orderedAt)),
    line.productName,
    `${line.optionDetails.color} ${line.optionDetails.size}`,
    line.quantity,
    line.paid,
    line.confirmedAt ? '구매확정' : STATES[line.status],
    line.carrier,
    line.trackingNumber,
  ]);
  const { q, ...narrowed } = filter;
  return writeFile(ports, {
    what: 'orders',
    by: { id: sellerId },
    // What was searched for may be a buyer's name.
    filter: { ...narrowed, searched: q ? 1 : 0 },
    head: HEAD,
    rows,
  });
}
