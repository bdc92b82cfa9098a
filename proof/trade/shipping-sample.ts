import type { Shipping } from '#domain/trade/orders/shipping.ts';

/** Sample shipping fields of an order. */
export const shipping: Shipping = {
  recipientName: '김하루',
  recipientPhone: '010-1234-5678',
  postalCode: '04782',
  deliveryAddress: '서울특별시 성동구 성수이로 78',
  deliveryDetailAddress: '3층',
  deliveryMessage: '',
};
