import type { OrderDetail, OrderItem, OrderListItem } from '#domain/order.ts';
import type { ClaimSubject } from './order-claim.machine.ts';

export const line: OrderItem = {
  orderItemId: 11,
  productId: 1,
  productName: '한강 텐케이',
  storeName: '성수제화',
  optionId: 1,
  optionDetails: { gender: 'UNISEX', size: '260', color: 'BLACK' },
  imageUrl: null,
  quantity: 1,
  totalPrice: 129_000,
  finalPrice: 99_000,
  status: 'DELIVERED',
  deliveredAt: '2026-11-19T03:00:00.000Z',
  confirmedAt: null,
  openClaim: null,
};

export const listed: OrderListItem = {
  orderId: 31,
  orderNo: 'S2026112100000031',
  status: 'DELIVERED',
  orderedAt: '2026-11-16T03:00:00.000Z',
  currency: 'KRW',
  deliveryFee: 0,
  totalDiscountPrice: 0,
  totalPrice: 99_000,
  finalPrice: 99_000,
  usedPoints: 0,
  earnedPoints: 450,
  items: [line],
};

export const detail: OrderDetail = {
  ...listed,
  levelDiscount: 0,
  couponDiscount: 0,
  shippingInfo: {
    recipientName: '김하루',
    recipientPhone: '010-1234-5678',
    postalCode: '04782',
    deliveryAddress: '서울특별시 성동구 성수이로 78',
    deliveryDetailAddress: '3층',
    deliveryMessage: '',
  },
  paymentInfo: { paymentMethod: '카드', cardNumber: null, cardExpiry: null, cardCvc: null, receiptUrl: null },
  parcels: [{ carrier: '한빛택배', trackingNumber: '612345678901', orderItemIds: [11] }],
  timeline: [{ event: 'ORDERED', detail: '', at: '2026-11-16T03:00:00.000Z' }],
  refunds: [],
  claims: [],
};

export const subject: ClaimSubject = {
  order: detail,
  line,
  options: [{ optionId: 2, gender: 'UNISEX', size: '265', color: 'BLACK', stock: 4 }],
  window: 'open',
};
