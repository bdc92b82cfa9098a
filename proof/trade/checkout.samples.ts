import type { Address } from '#domain/members/account/address.ts';
import type { CheckoutQuote } from '#domain/trade/cart/checkout.ts';
import type { CheckoutStart, CheckoutValues } from '#machines/trade/checkout.model.ts';
import { shipping } from '#proof/trade/shipping-sample.ts';
import { shoe } from '../kit/product.samples.ts';

const line = (number: number): CheckoutQuote['lines'][number] => {
  const { productId, name, storeName, mainImageUrl, price, discountPrice } = shoe(number);
  return {
    optionId: number,
    productId,
    productName: name,
    storeName,
    imageUrl: mainImageUrl,
    gender: 'UNISEX',
    size: '260',
    color: 'NAVY',
    quantity: 1,
    price,
    discountPrice,
    available: true,
  };
};

/** Sample quote of a checkout: two lines with discounts. */
export const quote: CheckoutQuote = {
  lines: [line(1), line(2)],
  baseTotal: 228_000,
  goodsTotal: 212_200,
  adjustments: [
    { kind: 'PRODUCT', amount: -15_800, reason: '상품 할인' },
    { kind: 'DELIVERY', amount: 0, reason: '무료 배송 (50,000원 이상)' },
  ],
  deliveryFee: 0,
  usedPoints: 0,
  finalPrice: 212_200,
  earnedPoints: 1_060,
  pointBalance: 3_250,
  mostPoints: 3_200,
  couponId: null,
  coupons: [
    {
      couponId: 7,
      name: '가을맞이 5,000원',
      discount: 5_000,
      expiresAt: '2026-12-18T03:00:00.000Z',
      refusal: null,
    },
  ],
  paymentMethods: ['카드'],
};

/** Sample delivery address of a member. */
export const address: Address = {
  id: 1,
  recipientName: '김하루',
  recipientPhone: '010-1234-5678',
  zipCode: '04782',
  addressLine1: '서울특별시 성동구 성수이로 78',
  addressLine2: '3층',
  isDefault: true,
};

/** Sample values of the checkout form, of the sample address. */
export const values: CheckoutValues = {
  ...shipping,
  couponId: null,
  points: '',
  method: '카드',
  bank: '국민',
  receiptKind: '',
  receiptNumber: '',
  agreed: false,
};

/** Sample of what the checkout loads first: quote, addresses and form values. */
export const start: CheckoutStart = { quote, addresses: [address], values };
