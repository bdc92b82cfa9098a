import * as v from 'valibot';
import { writtenFile } from '../../kit/csv.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { formatNumber } from '../../kit/format.ts';
import { dateField } from '../../kit/forms/form-fields.ts';
import { searchField } from '../../kit/forms/search-field.ts';
import { MAX_LISTED, pagedOf, pageQuery } from '../../kit/page.ts';
import { DISPATCH_DAYS } from '../../policies/delivery.ts';
import { orderListItem } from '../../trade/orders/order.ts';
import {
  CLAIM_STATES,
  CLAIM_TYPES,
  LINE_STATE,
  mayMove,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../trade/orders/order-lifecycle.ts';
import { daysAfter } from '../../trade/orders/order-rules.ts';

/** Returns the time by which an order must be shipped. */
export const shipBy = (orderedAt: Date): Date => daysAfter(orderedAt, DISPATCH_DAYS);
/** Returns the moment before which paid, unshipped lines are late. */
export const lateSince = (now: Date): Date => daysAfter(now, -DISPATCH_DAYS);

/**
 * Views of a seller's lines: by state, with an open claim, and overdue for shipping or delivery.
 */
export const LINE_TABS = [
  'ALL',
  'NEW',
  'LATE',
  'OVERDUE',
  'SHIPPED',
  'DELIVERED',
  'NOT_RECEIVED',
  'CONFIRMED',
  'CANCELLED',
  'CLAIMED',
] as const;
export type LineTab = (typeof LINE_TABS)[number];

/**
 * Returns the transitions that a seller may make now: by the table of states, no return without an
 * open claim, and no delivery before the first day for it (`maySellerDeliver`).
 */
export const sellerSteps = (
  status: string,
  { hasOpenClaim, mayDeliver }: { hasOpenClaim: boolean; mayDeliver: boolean },
): OrderStatus[] =>
  ORDER_STATUSES.filter(
    (to) =>
      mayMove('seller', status, to) &&
      (to !== LINE_STATE.RETURNED || hasOpenClaim) &&
      (to !== LINE_STATE.DELIVERED || mayDeliver),
  );

const item = orderListItem.entries.items.item.entries;

/** Schema of an order line of a store, for its seller. */
export const sellerLine = v.object({
  orderItemId: v.number(),
  orderId: v.number(),
  orderNo: v.string(),
  orderedAt: v.string(),
  productId: v.number(),
  productName: v.string(),
  optionDetails: item.optionDetails,
  imageUrl: v.nullable(v.string()),
  quantity: v.number(),
  /**
   * Price per unit in won, and amount paid for the line after its share of discounts and points.
   */
  unitPrice: v.number(),
  paid: v.number(),
  /** Masked name; the order contains the full name as long as it is needed. */
  buyerName: v.string(),
  status: v.picklist(ORDER_STATUSES),
  shippedAt: v.nullable(v.string()),
  deliveredAt: v.nullable(v.string()),
  confirmedAt: v.nullable(v.string()),
  carrier: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
  trackingUrl: v.nullable(v.string()),
  shipBy: v.string(),
  isLate: v.boolean(),
  /** True once the promised delivery date has passed. */
  isOverdue: v.boolean(),
  /** True if the buyer reports that a line marked as delivered has not arrived. */
  isDisputed: v.boolean(),
  claim: v.nullable(
    v.object({ claimId: v.number(), type: v.picklist(CLAIM_TYPES), status: v.picklist(CLAIM_STATES) }),
  ),
  next: v.array(v.picklist(ORDER_STATUSES)),
  /**
   * First day (Asia/Seoul) on which it can be marked as delivered; null unless it is shipped and
   * the day is still to come.
   */
  deliverableFrom: v.nullable(v.string()),
});
export type SellerLine = v.InferOutput<typeof sellerLine>;

const day = v.optional(v.union([v.literal(''), dateField]), '');

const filter = {
  tab: v.optional(v.picklist(LINE_TABS, '보기를 확인해 주세요.'), 'ALL'),
  q: searchField,
  /** Days (Asia/Seoul) of the order, both inclusive. */
  from: day,
  until: day,
};

/**
 * Endpoint of sellers: lists paid order lines of the own store, newest first, with counts by view.
 */
export const listSellerLines = endpoint({
  method: 'GET',
  path: '/api/seller/orders/lines',
  access: 'seller',
  summary: "Lists paid lines of the caller's store, newest order first, with the number per view.",
  query: v.object({ ...pageQuery(), ...filter }),
  response: v.object({
    ...pagedOf(sellerLine).entries,
    counts: v.record(v.picklist(LINE_TABS), v.number()),
  }),
  wrapping: 'envelope',
});
export type LineFilter = Omit<v.InferOutput<typeof listSellerLines.query>, 'page' | 'size'>;

/** Endpoint of sellers: exports order lines of the own store as CSV, without personal data. */
export const exportSellerLines = endpoint({
  method: 'POST',
  path: '/api/seller/orders/lines/export',
  access: 'seller',
  rateLimit: 10,
  summary: `Exports lines of the caller's store as a CSV file without personal data, at most ${formatNumber(MAX_LISTED)}.`,
  body: v.object(filter),
  response: writtenFile,
  wrapping: 'envelope',
});
