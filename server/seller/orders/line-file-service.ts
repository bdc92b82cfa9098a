import { MAX_LISTED } from '#domain/kit/page.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { LineFilter, SellerLine } from '#domain/seller/orders/seller-line.ts';
import { paidFor } from '#domain/trade/claims/refund.ts';
import type { Context } from '../../kit/context.ts';
import { writeFile } from '../../kit/write-file.ts';
import { statusOf } from '../../trade/orders/reading/to-order-response.ts';
import { type FileLine, findFileLines } from './line-file-store.ts';
import { findLineIds, findStore } from './line-list-store.ts';

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

const toRow = (line: FileLine) => [
  line.orderNo,
  line.id,
  seoulDay(line.orderedAt),
  line.productName,
  `${line.color} ${line.size}`,
  line.quantity,
  paidFor(line),
  line.confirmedAt ? '구매확정' : STATES[statusOf(line.status)],
  line.carrier,
  line.trackingNo,
];

/** Exports the seller's lines as CSV that can be imported again, without buyers' names. */
export async function exportLines(
  ports: Pick<Context, 'db' | 'clock'>,
  sellerId: number,
  filter: LineFilter,
) {
  const store = await findStore(ports.db, sellerId);
  const all = { now: ports.clock.now(), page: 0, size: MAX_LISTED };
  const { ids } = store ? await findLineIds(ports.db, store.id, filter, all) : { ids: [] };
  const lines = await findFileLines(ports.db, ids);
  const { q, ...narrowed } = filter;
  return writeFile(ports, {
    what: 'orders',
    by: { id: sellerId },
    // Without the search words, which may be a buyer's name.
    filter: { ...narrowed, searched: q ? 1 : 0 },
    head: HEAD,
    rows: lines.map(toRow),
  });
}
