import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { claimSchema } from '../../trade/orders/order.ts';
import { ORDER_STATUSES } from '../../trade/orders/order-lifecycle.ts';
import { shippingSchema } from '../../trade/orders/shipping.ts';
import { CONTACT_VIEWS } from './buyer-contact.ts';
import { ownLateSchema } from './new-arrival-date.ts';
import { sellerLine } from './seller-line.ts';

/**
 * Endpoint of sellers: reads the own lines of an order, with the delivery address while it is
 * needed; each access is logged.
 */
export const readSellerOrder = endpoint({
  method: 'GET',
  path: '/api/seller/orders/{id}',
  access: 'seller',
  summary:
    "Returns the caller's lines of an order, and the address while it is needed; the access is recorded in the audit log.",
  params: idParams,
  response: v.object({
    orderId: v.number(),
    orderNo: v.string(),
    orderedAt: v.string(),
    /** Status of the seller's lines together. */
    status: v.picklist(ORDER_STATUSES),
    /** Amounts of the seller's lines in won: products, discount and paid. */
    goods: v.number(),
    discount: v.number(),
    paid: v.number(),
    lines: v.array(sellerLine),
    /** Null before the promised date has passed, and once everything is delivered. */
    late: v.nullable(ownLateSchema),
    contactView: v.picklist(CONTACT_VIEWS),
    contact: v.nullable(shippingSchema),
    timeline: v.array(
      v.object({
        event: v.string(),
        detail: v.string(),
        at: v.string(),
        orderItemId: v.nullable(v.number()),
      }),
    ),
    claims: v.array(claimSchema),
    readAt: v.string(),
  }),
  wrapping: 'envelope',
});

export type SellerOrder = v.InferOutput<typeof readSellerOrder.response>;

/** Most lines of one cancellation. */
const MOST_CANCELLED = 50;

/** Form of a cancellation by the seller, validated by client and server. */
export const cancelForm = v.object({
  orderItemIds: v.pipe(
    v.array(idSchema),
    v.minLength(1, '취소할 상품을 골라 주세요.'),
    v.maxLength(MOST_CANCELLED, `한 번에 ${MOST_CANCELLED}개까지 취소할 수 있어요.`),
  ),
  reason: textField('취소 사유', 2, 200),
});

/**
 * Endpoint of sellers: cancels unshipped order lines of the own store with a full refund; the buyer
 * gets the reason.
 */
export const cancelSellerLines = endpoint({
  method: 'POST',
  path: '/api/seller/orders/{id}/cancel',
  keyed: true,
  keyRequired: true,
  access: 'seller',
  summary:
    "Cancels unshipped lines of the caller's store with a full refund; the buyer is notified of the reason.",
  params: idParams,
  body: cancelForm,
  response: v.object({ orderId: v.number(), cancelled: v.array(v.number()) }),
  wrapping: 'envelope',
});
