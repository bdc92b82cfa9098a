// Size: the schemas of an order and its lines, whole in one place.
import * as v from 'valibot';
import { PRODUCT_GENDERS } from '../../catalogue/product-list/product-values.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { searchField } from '../../kit/forms/search-field.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { deliverySchema } from '../../kit/pricing/delivery.ts';
import { REJECT_REASONS } from '../claims/undoing.ts';
import { lateSchema } from '../delivery/late-order.ts';
import {
  CLAIM_STATES,
  CLAIM_TYPES,
  DISPUTE_STATES,
  ORDER_STATUSES,
  SHOWN_REFUND_STATES,
} from './order-life.ts';
import { orderTermsSchema } from './order-terms.ts';

const orderItem = v.object({
  orderItemId: v.number(),
  productId: v.number(),
  productName: v.string(),
  storeName: v.optional(v.string(), ''),
  optionId: v.number(),
  optionDetails: v.object({ gender: v.picklist(PRODUCT_GENDERS), size: v.string(), color: v.string() }),
  imageUrl: v.nullable(v.string()),
  quantity: v.number(),
  /** Won per piece before and after the product's own discount (contract 20). */
  totalPrice: v.number(),
  finalPrice: v.number(),
  status: v.optional(v.picklist(ORDER_STATUSES), 'ORDERED'),
  deliveredAt: v.optional(v.nullable(v.string()), null),
  confirmedAt: v.optional(v.nullable(v.string()), null),
  openClaim: v.optional(v.nullable(v.string()), null),
  /** Of its delivery, unless the line was sent back or exchanged since. */
  dispute: v.optional(v.nullable(v.picklist(DISPUTE_STATES)), null),
  /** The newest request for return or exchange, whatever became of it. */
  lastClaim: v.optional(
    v.nullable(
      v.object({ claimId: v.number(), type: v.picklist(CLAIM_TYPES), status: v.picklist(CLAIM_STATES) }),
    ),
    null,
  ),
});
export type OrderItem = v.InferOutput<typeof orderItem>;

export const orderListItem = v.object({
  orderId: v.number(),
  orderNo: v.optional(v.string(), ''),
  status: v.picklist(ORDER_STATUSES),
  orderedAt: v.string(),
  currency: v.literal('KRW'),
  deliveryFee: v.number(),
  totalDiscountPrice: v.number(),
  totalPrice: v.number(),
  finalPrice: v.number(),
  usedPoints: v.number(),
  /** What its lines earn that are neither cancelled nor returned; credited with the confirmation of each. */
  earnedPoints: v.number(),
  /** When its goods leave and come, as long as some are not there. */
  delivery: v.optional(v.nullable(deliverySchema), null),
  /** Set once the promised day is over and some goods have not come. */
  late: v.optional(v.nullable(lateSchema), null),
  items: v.array(orderItem),
});
export type OrderListItem = v.InferOutput<typeof orderListItem>;

/** Both name sets in use (contract 2.1, `OrderPage`). */
export const orderPage = v.object({
  ...pagedOf(orderListItem).entries,
  totalElement: v.optional(v.number()),
  totalPage: v.optional(v.number()),
  number: v.optional(v.number()),
});

/** Orders of a state, and of what is delivered those that wait for their buyer and those that do not. */
export const ORDER_FILTERS = ['ALL', ...ORDER_STATUSES, 'TO_CONFIRM', 'CONFIRMED'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

const statusQuery = v.optional(
  v.pipe(v.string(), v.toUpperCase(), v.picklist(ORDER_FILTERS, '주문 상태를 확인해 주세요.')),
  'ALL',
);
export const orderQuery = v.object({
  ...pageQuery(10),
  status: statusQuery,
  q: searchField,
});
export type OrderQuery = v.InferOutput<typeof orderQuery>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/users/orders',
  // Who has become a seller reads what was ordered before.
  access: 'member',
  summary: 'My paid orders, newest first; q searches product names and order numbers',
  query: orderQuery,
  response: orderPage,
  wrapping: 'envelope',
});

const countsSchema = v.object({
  ordered: v.number(),
  shipped: v.number(),
  /** Delivered, and not confirmed line by line yet. */
  toConfirm: v.number(),
  /** Delivered, and confirmed to the last line. */
  confirmed: v.optional(v.number(), 0),
});
export type OrderCounts = v.InferOutput<typeof countsSchema>;

export const countOrders = endpoint({
  method: 'GET',
  path: '/api/users/orders/counts',
  access: 'user',
  summary: 'How many of my orders wait for what',
  response: countsSchema,
  wrapping: 'envelope',
});

const refundSchema = v.object({
  amount: v.number(),
  points: v.number(),
  deliveryCharge: v.number(),
  /** Part of `deliveryCharge` for the outbound parcel; an older server has none. */
  outboundCharge: v.optional(v.number(), 0),
  reason: v.string(),
  status: v.picklist(SHOWN_REFUND_STATES),
  createdAt: v.string(),
});

export const claimSchema = v.object({
  claimId: v.number(),
  orderItemId: v.number(),
  /** What it is about, after an exchange in the new size; the picture shows its colour. */
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
  /** Who fetches the pair, once somebody does. */
  collectCarrier: v.nullable(v.string()),
  collectTracking: v.nullable(v.string()),
  receivedAt: v.nullable(v.string()),
  /** Before which moment the money of a received return goes back. */
  refundDue: v.nullable(v.string()),
  /** In a code; older rejections have none. Pictures of the seller show why. */
  rejectReason: v.nullable(v.picklist(REJECT_REASONS)),
  rejectImageUrls: v.array(v.string()),
  /** Who brings a received and rejected pair back, once the seller says it; the number may come later. */
  backCarrier: v.optional(v.nullable(v.string()), null),
  backTracking: v.optional(v.nullable(v.string()), null),
});
export type OrderClaim = v.InferOutput<typeof claimSchema>;

const detailSchema = v.object({
  ...orderListItem.entries,
  levelDiscount: v.number(),
  couponDiscount: v.number(),
  shippingInfo: v.object({
    recipientName: v.string(),
    recipientPhone: v.string(),
    postalCode: v.string(),
    deliveryAddress: v.string(),
    deliveryDetailAddress: v.string(),
    deliveryMessage: v.string(),
  }),
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
  claims: v.array(claimSchema),
  /** Null for an order from before terms were stored. */
  terms: v.optional(v.nullable(orderTermsSchema), null),
  /** The shop's time of this answer: a browser's clock decides no deadline. */
  readAt: v.string(),
});
export type OrderDetail = v.InferOutput<typeof detailSchema>;

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/users/orders/{id}',
  inMaintenance: true,
  access: 'member',
  summary: 'One of my orders with its timeline, parcels, refunds and claims',
  params: idParams,
  response: detailSchema,
  wrapping: 'envelope',
});
