import type { Address } from '#domain/address.ts';
import type { CheckoutQuote } from '#domain/checkout.ts';
import type { CheckoutDraft, CheckoutStart } from './checkout.model.ts';

export const quote: CheckoutQuote = {
  lines: [
    {
      optionId: 1,
      productId: 1,
      productName: '한강 텐케이',
      storeName: '성수제화',
      imageUrl: null,
      gender: 'UNISEX',
      size: '260',
      color: 'BLACK',
      quantity: 1,
      price: 129_000,
      discountPrice: 99_000,
      available: true,
    },
  ],
  baseTotal: 129_000,
  goodsTotal: 99_000,
  adjustments: [
    { kind: 'PRODUCT', amount: -30_000, reason: '상품 할인' },
    { kind: 'DELIVERY', amount: 0, reason: '무료 배송 (50,000원 이상)' },
  ],
  deliveryFee: 0,
  usedPoints: 0,
  finalPrice: 99_000,
  earnedPoints: 450,
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
};

export const address: Address = {
  id: 1,
  recipientName: '김하루',
  recipientPhone: '010-1234-5678',
  zipCode: '04782',
  addressLine1: '서울특별시 성동구 성수이로 78',
  addressLine2: '3층',
  isDefault: true,
};

export const draft: CheckoutDraft = {
  shipping: {
    recipientName: '김하루',
    recipientPhone: '010-1234-5678',
    postalCode: '04782',
    deliveryAddress: '서울특별시 성동구 성수이로 78',
    deliveryDetailAddress: '3층',
    deliveryMessage: '',
  },
  couponId: null,
  points: '',
  method: '카드',
  agreed: false,
};

export const start: CheckoutStart = { quote, addresses: [address], draft };
