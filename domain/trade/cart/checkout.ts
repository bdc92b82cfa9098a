import * as v from 'valibot';
import { PRODUCT_GENDERS } from '../../catalogue/product-list/product-values.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { checkPointUse } from '../../rewards/points.ts';
import { couponIdField } from '../coupons/coupon.ts';
import { cashReceiptForm } from '../orders/cash-receipt.ts';
import { DEPOSIT_BANKS } from '../orders/deposit.ts';
import { shippingFields } from '../orders/shipping.ts';
import { optionLines } from './cart.ts';

export const PAYMENT_METHODS = ['카드', '무통장입금', '간편결제', '휴대폰결제'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * Returns the payment method to use: the wanted one if the provider offers it, else the provider's
 * first.
 */
export const offeredMethod = (
  offered: readonly [PaymentMethod, ...PaymentMethod[]],
  wanted: string,
): PaymentMethod => offered.find((method) => method === wanted) ?? offered[0];

/** Number of points; range and balance are validated with the order. */
export const pointsField = v.optional(
  v.pipe(
    v.number('포인트를 숫자로 입력해 주세요.'),
    v.integer('포인트를 숫자로 입력해 주세요.'),
    // One message per field: the first rule that is broken.
    v.check(
      (points) => !Number.isInteger(points) || checkPointUse(points, points).valid,
      ({ input }) => checkPointUse(input, input).message,
    ),
  ),
  0,
);

/** `items` empty or missing means the selected lines of the cart. */
const basket = { items: v.optional(optionLines, []) };

/** Schema of a deduction or charge of a quote with its reason. */
export const adjustmentSchema = v.object({
  kind: v.picklist(['PRODUCT', 'LEVEL', 'FOLLOWER', 'COUPON', 'POINTS', 'DELIVERY']),
  /** Amount in won; negative for a deduction. */
  amount: v.number(),
  reason: v.string(),
});

export const quoteSchema = v.object({
  lines: v.array(
    v.object({
      optionId: v.number(),
      productId: v.number(),
      productName: v.string(),
      storeName: v.string(),
      imageUrl: v.nullable(v.string()),
      gender: v.picklist(PRODUCT_GENDERS),
      size: v.string(),
      color: v.string(),
      quantity: v.number(),
      price: v.number(),
      discountPrice: v.number(),
      available: v.boolean(),
    }),
  ),
  baseTotal: v.number(),
  goodsTotal: v.number(),
  adjustments: v.array(adjustmentSchema),
  deliveryFee: v.number(),
  usedPoints: v.number(),
  finalPrice: v.number(),
  earnedPoints: v.number(),
  pointBalance: v.number(),
  mostPoints: v.number(),
  couponId: v.nullable(v.number()),
  coupons: v.array(
    v.object({
      couponId: v.number(),
      name: v.string(),
      discount: v.number(),
      expiresAt: v.string(),
      /** Reason for which the coupon cannot be used; null if it can. */
      refusal: v.nullable(v.string()),
    }),
  ),
  /** Methods of the payment provider; older servers offer all. */
  paymentMethods: v.optional(v.array(v.picklist(PAYMENT_METHODS)), [...PAYMENT_METHODS]),
});
export type CheckoutQuote = v.InferOutput<typeof quoteSchema>;

/**
 * Endpoint of the role `user`: computes the price of an order, line by line with reasons; nothing
 * is stored.
 */
export const quoteCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout/quote',
  access: 'user',
  summary: 'Returns the price of an order, line by line with reasons; stores nothing.',
  body: v.object({ ...basket, couponId: couponIdField, usedPoints: pointsField }),
  safe: true,
  response: quoteSchema,
  wrapping: 'envelope',
});

export const startPaymentBody = v.object({
  ...basket,
  ...shippingFields,
  couponId: couponIdField,
  usedPoints: pointsField,
  paymentMethod: v.picklist(PAYMENT_METHODS, '결제 수단을 골라 주세요.'),
  /** Bank of the virtual account; ignored for the other methods. */
  bank: v.optional(v.picklist(DEPOSIT_BANKS, '은행을 골라 주세요.'), DEPOSIT_BANKS[0]),
  /** Cash receipt that is issued once the deposit has arrived; ignored for the other methods. */
  cashReceipt: v.optional(v.nullable(cashReceiptForm), null),
  /** Total that was shown to the buyer; the order is refused if it differs. */
  expectedTotal: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type StartPayment = v.InferOutput<typeof startPaymentBody>;
/** Endpoint of the role `user`: reserves stock, coupon and points and starts the payment. */
export const startPayment = endpoint({
  method: 'POST',
  path: '/api/checkout/payments',
  keyed: true,
  keyRequired: true,
  access: 'user',
  summary: 'Opens the payment window and reserves stock, coupon and points.',
  body: startPaymentBody,
  response: v.object({
    orderId: v.number(),
    orderNo: v.string(),
    amount: v.number(),
    /** Address for the redirect; null if points paid for everything or a deposit is awaited. */
    paymentUrl: v.nullable(v.string()),
    /** True if a virtual account was issued: the order waits for its deposit. */
    awaitsDeposit: v.optional(v.boolean(), false),
    holdExpiresAt: v.string(),
  }),
  wrapping: 'envelope',
  rateLimit: 20,
  limit: 'CHECKOUT',
});

const orderNoField = v.pipe(v.string(), v.regex(/^S\d{8,30}$/, '올바른 주문 번호가 아니에요.'));

/** Restricted characters, as it becomes part of an address at the provider. */
const paymentKeyField = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,200}$/, '올바른 결제 키가 아니에요.'));
/** Endpoint of the role `user`: completes a payment after the provider's page; idempotent. */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/payments/confirm',
  inMaintenance: true,
  access: 'user',
  summary: "Completes a payment after the provider's redirect; idempotent.",
  body: v.object({
    orderNo: orderNoField,
    paymentKey: paymentKeyField,
    amount: v.pipe(v.number('결제 금액을 확인해 주세요.'), v.integer('결제 금액을 확인해 주세요.')),
  }),
  response: v.object({ orderId: v.number(), status: v.string() }),
  wrapping: 'envelope',
  rateLimit: 30,
});
/** Endpoint of the role `user`: abandons an unpaid payment and releases the reservation. */
export const abandonPayment = endpoint({
  method: 'POST',
  path: '/api/payments/abandon',
  inMaintenance: true,
  access: 'user',
  summary: 'Abandons an unpaid order and releases its reservations.',
  body: v.object({ orderNo: orderNoField }),
  response: v.object({ orderId: v.number(), status: v.string() }),
  wrapping: 'envelope',
});
/** Public endpoint: receives events of the payment provider. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  inMaintenance: true,
  access: 'public',
  summary: 'Receives an event of the payment provider, whose state is then queried from the provider.',
  body: v.union([
    v.object({
      data: v.object({
        paymentKey: paymentKeyField,
        /** Order number, by which a payment with an unknown key is found. */
        orderId: v.optional(v.pipe(v.string(), v.maxLength(64))),
      }),
    }),
    /** Report about a virtual account: order number, and the secret of the account. */
    v.object({ orderId: orderNoField, secret: v.pipe(v.string(), v.maxLength(200)) }),
  ]),
  response: v.null(),
  wrapping: 'envelope',
  rateLimit: 120,
});
