// Size: the schemas of an order and its lines are kept in one file.

import * as v from 'valibot';
import { PRODUCT_GENDERS } from '../../catalogue/product-list/product-values.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { searchField } from '../../kit/forms/search-field.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { deliverySchema } from '../../kit/pricing/delivery.ts';
import { REJECT_REASONS } from '../claims/cancellation-reasons.ts';
import { claimStageFields } from '../claims/claim-stages.ts';
import { refundAccountSchema } from '../claims/refund-account.ts';
import { lateSchema } from '../delivery/late-order.ts';
import { cashReceiptSchema } from './cash-receipt.ts';
import { depositSchema } from './deposit.ts';
import {
  BUYER_STATUSES,
  CLAIM_STATES,
  CLAIM_TYPES,
  DISPUTE_STATES,
  SHOWN_REFUND_STATES,
} from './order-lifecycle.ts';
import { orderTermsSchema } from './order-terms.ts';
import { shippingSchema } from './shipping.ts';

const orderItem = v.object({
  orderItemId: v.number(),
  productId: v.number(),
  productName: v.string(),
  storeName: v.optional(v.string(), ''),
  optionId: v.number(),
  optionDetails: v.object({ gender: v.picklist(PRODUCT_GENDERS), size: v.string(), color: v.string() }),
  imageUrl: v.nullable(v.string()),
  quantity: v.number(),
  /** Price per unit in won, before and after the product's own discount (contract 20). */
  totalPrice: v.number(),
  finalPrice: v.number(),
  status: v.optional(v.picklist(BUYER_STATUSES), 'ORDERED'),
  deliveredAt: v.optional(v.nullable(v.string()), null),
  confirmedAt: v.optional(v.nullable(v.string()), null),
  openClaim: v.optional(v.nullable(v.string()), null),
  /** Delivery dispute, unless the line was returned or exchanged since. */
  dispute: v.optional(v.nullable(v.picklist(DISPUTE_STATES)), null),
  /** Latest claim, regardless of its outcome. */
  lastClaim: v.optional(
    v.nullable(
      v.object({ claimId: v.number(), type: v.picklist(CLAIM_TYPES), status: v.picklist(CLAIM_STATES) }),
    ),
    null,
  ),
});
export type OrderItem = v.InferOutput<typeof orderItem>;

/** Schema of an order in the buyer's list. */
export const orderListItem = v.object({
  orderId: v.number(),
  orderNo: v.optional(v.string(), ''),
  status: v.picklist(BUYER_STATUSES),
  orderedAt: v.string(),
  currency: v.literal('KRW'),
  deliveryFee: v.number(),
  totalDiscountPrice: v.number(),
  totalPrice: v.number(),
  finalPrice: v.number(),
  usedPoints: v.number(),
  /** Points that the remaining lines earn; credited when each is confirmed. */
  earnedPoints: v.number(),
  /** Estimated shipping and delivery while lines are undelivered. */
  delivery: v.optional(v.nullable(deliverySchema), null),
  /** Present once the promised day has passed with undelivered lines. */
  late: v.optional(v.nullable(lateSchema), null),
  /** Virtual account of an order that is or was to be paid by a deposit. */
  deposit: v.optional(v.nullable(depositSchema), null),
  items: v.array(orderItem),
});
export type OrderListItem = v.InferOutput<typeof orderListItem>;

/** Page with both sets of names in use (contract 2.1, `OrderPage`). */
export const orderPage = v.object({
  ...pagedOf(orderListItem).entries,
  totalElement: v.optional(v.number()),
  totalPage: v.optional(v.number()),
  number: v.optional(v.number()),
});

/** Filters by status; delivered orders are also split by whether a confirmation is open. */
export const ORDER_FILTERS = ['ALL', ...BUYER_STATUSES, 'TO_CONFIRM', 'CONFIRMED'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

const statusQuery = v.optional(
  v.pipe(v.string(), v.toUpperCase(), v.picklist(ORDER_FILTERS, '주문 상태를 확인해 주세요.')),
  'ALL',
);
/** Query of the buyer's order list: page, status and search text. */
export const orderQuery = v.object({
  ...pageQuery(10),
  status: statusQuery,
  q: searchField,
});
export type OrderQuery = v.InferOutput<typeof orderQuery>;

/**
 * Endpoint of members: lists own paid orders, newest first; `q` searches product names and order
 * numbers.
 */
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/users/orders',
  // Access for members, as a seller may read orders placed before.
  access: 'member',
  summary: "Lists the caller's paid orders, newest first; q searches product names and order numbers.",
  query: orderQuery,
  response: orderPage,
  wrapping: 'envelope',
});

const countsSchema = v.object({
  /** Orders that wait for their deposit; older servers omit it. */
  waiting: v.optional(v.number(), 0),
  ordered: v.number(),
  shipped: v.number(),
  /** Delivered orders with unconfirmed lines. */
  toConfirm: v.number(),
  /** Delivered orders with all lines confirmed. */
  confirmed: v.optional(v.number(), 0),
});
export type OrderCounts = v.InferOutput<typeof countsSchema>;

/** Endpoint of the role `user`: counts own orders by status. */
export const countOrders = endpoint({
  method: 'GET',
  path: '/api/users/orders/counts',
  access: 'user',
  summary: "Returns the number of the caller's orders by pending step.",
  response: countsSchema,
  wrapping: 'envelope',
});

const refundSchema = v.object({
  amount: v.number(),
  points: v.number(),
  deliveryCharge: v.number(),
  /** Part of `deliveryCharge` for the outbound parcel; older servers omit it. */
  outboundCharge: v.optional(v.number(), 0),
  reason: v.string(),
  status: v.picklist(SHOWN_REFUND_STATES),
  /** True for money beyond the price of the order, such as the surplus of a deposit. */
  isStray: v.optional(v.boolean(), false),
  createdAt: v.string(),
});

/** Schema of a claim (return or exchange request) in an order. */
export const claimSchema = v.object({
  claimId: v.number(),
  orderItemId: v.number(),
  /** Product of the claim, after an exchange in the new size; the picture shows its colour. */
  productId: v.number(),
  productName: v.string(),
  optionDetails: orderItem.entries.optionDetails,
  quantity: v.number(),
  imageUrl: v.nullable(v.string()),
  type: v.picklist(CLAIM_TYPES),
  status: v.picklist(CLAIM_STATES),
  reason: v.string(),
  detail: v.string(),
  newSize: v.nullable(v.string()),
  answer: v.string(),
  imageUrls: v.array(v.string()),
  createdAt: v.string(),
  /** Carrier and tracking number of the collection; null before it. */
  collectCarrier: v.nullable(v.string()),
  collectTracking: v.nullable(v.string()),
  receivedAt: v.nullable(v.string()),
  /** Exclusive deadline of the refund of a received return. */
  refundDue: v.nullable(v.string()),
  /** Reason code, absent in older rejections, and the seller's pictures as evidence. */
  rejectReason: v.nullable(v.picklist(REJECT_REASONS)),
  rejectImageUrls: v.array(v.string()),
  /**
   * Carrier and tracking number of the parcel that returns a rejected unit; the number may follow
   * later.
   */
  backCarrier: v.optional(v.nullable(v.string()), null),
  backTracking: v.optional(v.nullable(v.string()), null),
  ...claimStageFields,
});
export type OrderClaim = v.InferOutput<typeof claimSchema>;

const detailSchema = v.object({
  ...orderListItem.entries,
  levelDiscount: v.number(),
  /** Discounts of stores for their followers; absent from an older server. */
  followerDiscount: v.optional(v.number()),
  couponDiscount: v.number(),
  shippingInfo: shippingSchema,
  paymentInfo: v.object({
    paymentMethod: v.string(),
    cardNumber: v.nullable(v.string()),
    cardExpiry: v.nullable(v.string()),
    cardCvc: v.null(),
    receiptUrl: v.optional(v.nullable(v.string()), null),
  }),
  parcels: v.array(
    v.object({ carrier: v.string(), trackingNumber: v.string(), orderItemIds: v.array(v.number()) }),
  ),
  timeline: v.array(v.object({ event: v.string(), detail: v.string(), at: v.string() })),
  refunds: v.array(refundSchema),
  /** Account to which a deposit is refunded; null until the buyer gives it. */
  refundAccount: v.optional(v.nullable(refundAccountSchema), null),
  /** Cash receipt of an order by deposit; null until it is asked for. */
  cashReceipt: v.optional(v.nullable(cashReceiptSchema), null),
  /** Time until which it can be asked for; null if it cannot. */
  cashReceiptUntil: v.optional(v.nullable(v.string()), null),
  claims: v.array(claimSchema),
  /** Null for an order placed before terms were stored. */
  terms: v.optional(v.nullable(orderTermsSchema), null),
  /** Server time of the response, as the browser's clock decides no deadline. */
  readAt: v.string(),
});
export type OrderDetail = v.InferOutput<typeof detailSchema>;

/** Endpoint of members: reads one own order with timeline, parcels, refunds and claims. */
export const readOrder = endpoint({
  method: 'GET',
  path: '/api/users/orders/{id}',
  inMaintenance: true,
  access: 'member',
  summary: 'Returns an order of the caller with timeline, parcels, refunds and claims.',
  params: idParams,
  response: detailSchema,
  wrapping: 'envelope',
});
