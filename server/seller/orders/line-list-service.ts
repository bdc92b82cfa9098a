import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import { LINE_TABS, type LineFilter, type SellerLine } from '#domain/seller/orders/seller-line.ts';
import type { Context } from '../../kit/context.ts';
import { shownLines } from '../../trade/orders/reading/read-store.ts';
import { countTabs, findLineIds, findOrders, findStore, ordersOfLines } from './line-list-store.ts';
import { toSellerLine } from './to-seller-line.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const NOTHING = Object.fromEntries(LINE_TABS.map((tab) => [tab, 0])) as Record<
  (typeof LINE_TABS)[number],
  number
>;

/** Returns a page of the seller's lines with the number in each view. */
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
    const order = line && orders.get(line.orderId);
    return order ? [toSellerLine(line, order, now)] : [];
  });
  return { lines, total };
}
