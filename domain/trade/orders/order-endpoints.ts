import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema, sizeQuery } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { RETURN_DAYS } from '../../policies/returns.ts';
import { optionLines, quantityField } from '../cart/cart.ts';
import { pointsField } from '../cart/checkout.ts';
import { CAUSES } from '../claims/cancellation-reasons.ts';
import { refundSplit } from '../claims/refund-split.ts';
import { couponIdField } from '../coupons/coupon.ts';
import { orderPage, orderQuery } from './order.ts';
import { GONE_STATUSES, ORDER_STATUSES } from './order-lifecycle.ts';
import { shippingFields } from './shipping.ts';

/** Order body of the legacy API (contract 20): delivery is recomputed, card data discarded. */
const createBody = {
  ...shippingFields,
  usedPoints: pointsField,
  couponId: couponIdField,
  deliveryFee: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  paymentMethod: v.pipe(
    v.string('결제 수단을 골라 주세요.'),
    v.trim(),
    v.minLength(1, '결제 수단을 골라 주세요.'),
    v.maxLength(20),
  ),
  cardNumber: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.transform((text) => text.replace(/[\s-]/g, '')),
        v.regex(/^(\d{10,19})?$/, '카드 번호를 확인해 주세요.'),
      ),
    ),
  ),
  cardExpiry: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^(\d{2}\/?\d{2})?$/, '유효 기간을 확인해 주세요.'))),
  ),
  cardCvc: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^(\d{3})?$/, 'CVC 3자리를 확인해 주세요.')))),
};
const createResult = v.object({
  orderId: v.number(),
  status: v.picklist(ORDER_STATUSES),
  totalPrice: v.number(),
  deliveryFee: v.number(),
  usedPoints: v.number(),
  earnedPoints: v.number(),
  paymentMethod: v.string(),
  orderedAt: v.string(),
});
/** Endpoint of the role `user`: orders the selected lines of the cart at once (test provider only). */
export const createOrder = endpoint({
  method: 'POST',
  path: '/api/users/orders',
  keyed: true,
  access: 'user',
  summary: "Orders the selected lines of the caller's cart and pays at once (test provider only).",
  body: v.object(createBody),
  response: createResult,
  wrapping: 'envelope',
  rateLimit: 20,
  limit: 'CHECKOUT',
});
/** Endpoint of the role `user`: orders options at once without the cart (test provider only). */
export const createDirectOrder = endpoint({
  method: 'POST',
  path: '/api/users/direct-orders',
  keyed: true,
  access: 'user',
  summary: 'Orders options without the cart and pays at once (test provider only).',
  body: v.object({
    ...createBody,
    items: v.pipe(optionLines, v.minLength(1, '주문할 상품을 골라 주세요.')),
  }),
  response: createResult,
  wrapping: 'envelope',
  rateLimit: 20,
  limit: 'CHECKOUT',
});
export type OrderCreate = v.InferOutput<typeof createOrder.body>;

const statusResult = v.object({ orderId: v.number(), status: v.picklist(ORDER_STATUSES) });
/** Endpoint of the role `user`: cancels a whole order before shipping or requests its return. */
export const setOrderStatus = endpoint({
  method: 'POST',
  path: '/api/users/orders/{id}/status',
  keyed: true,
  access: 'user',
  summary: `Cancels the whole order before shipment, or requests its return within ${RETURN_DAYS} days of delivery.`,
  params: idParams,
  body: v.object({
    status: v.pipe(v.string(), v.toUpperCase(), v.picklist(GONE_STATUSES, '주문 상태를 확인해 주세요.')),
  }),
  response: statusResult,
  wrapping: 'envelope',
});

const lineIds = v.optional(v.pipe(v.array(idSchema), v.maxLength(50)), []);
/** Endpoint of the role `user`: cancels order lines before shipping; without ids all of them. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/users/orders/{id}/cancel',
  keyed: true,
  keyRequired: true,
  access: 'user',
  summary: 'Cancels lines before shipment; without ids all of them.',
  params: idParams,
  body: v.object({
    orderItemIds: lineIds,
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  response: statusResult,
  wrapping: 'envelope',
});
/** Endpoint of the role `user`: cancels order lines that missed the promised date. */
export const cancelLateOrder = endpoint({
  method: 'POST',
  path: '/api/users/orders/{id}/cancel-late',
  keyed: true,
  keyRequired: true,
  access: 'user',
  summary: 'Cancels overdue lines, shipped or not, once the business days of the policy have passed.',
  params: idParams,
  response: statusResult,
  wrapping: 'envelope',
});
/** Endpoint of members: computes the refund of a cancellation or claim in advance. */
export const previewRefund = endpoint({
  method: 'POST',
  path: '/api/users/orders/{id}/refund-preview',
  access: 'member',
  summary: 'Returns the refund of a cancellation or return before it is requested.',
  params: idParams,
  body: v.object({
    orderItemIds: lineIds,
    cause: v.picklist(CAUSES),
    /** True if the buyer pays the parcel of a return. */
    isPrepaid: v.optional(v.boolean(), false),
    /** Number of pairs of the one line; null for all. */
    quantity: v.nullish(quantityField, null),
  }),
  safe: true,
  response: v.object({ ...refundSplit.entries, outboundCharge: v.optional(v.number(), 0) }),
  wrapping: 'envelope',
});
/** Endpoint of the role `user`: confirms delivered lines, which credits points. */
export const confirmPurchase = endpoint({
  method: 'POST',
  path: '/api/users/orders/{id}/confirm',
  keyed: true,
  access: 'user',
  summary: 'Confirms delivered lines and credits their points; without ids all delivered ones.',
  params: idParams,
  body: v.object({ orderItemIds: lineIds }),
  response: statusResult,
  wrapping: 'envelope',
});

/** Largest page size; legacy clients request a thousand rows. */
const MOST_SELLER_ORDERS = 1_000;
/** Endpoint of sellers: lists paid orders with lines of the own store; others are left out. */
export const listSellerOrders = endpoint({
  method: 'GET',
  path: '/api/seller/orders',
  access: 'seller',
  summary: "Lists paid orders with lines of the caller's store; other lines are omitted.",
  query: v.object({
    ...orderQuery.entries,
    size: sizeQuery(10, MOST_SELLER_ORDERS),
  }),
  response: orderPage,
  wrapping: 'envelope',
});

const NUMBER_LENGTH = 40;
const PARCEL_NUMBER = new RegExp(`^[\\dA-Za-z -]{0,${NUMBER_LENGTH}}$`);
/** Endpoint of sellers: moves the own lines of an order to the next status. */
export const moveSellerOrder = endpoint({
  method: 'POST',
  path: '/api/seller/orders/{id}/status',
  keyed: true,
  access: 'seller',
  summary: "Changes the state of the caller's lines in an order; tracking data can follow.",
  params: idParams,
  body: v.object({
    status: v.pipe(v.string(), v.toUpperCase(), v.picklist(ORDER_STATUSES, '주문 상태를 확인해 주세요.')),
    carrier: v.optional(textField('택배사', 0, 40), ''),
    // Any carrier's numbering, but nothing that could be an address.
    trackingNumber: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(PARCEL_NUMBER, `송장 번호는 숫자, 영문, -로 ${NUMBER_LENGTH}자까지 쓸 수 있어요.`),
      ),
      '',
    ),
  }),
  response: statusResult,
  wrapping: 'envelope',
});
