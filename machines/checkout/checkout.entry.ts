import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutInput } from './checkout.model.ts';
import { quote, start } from './samples.entry.ts';

const error = new Error('결제 서비스가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.');
const priceChanged = Object.assign(new Error('결제 금액이 바뀌었어요.'), { code: 'PRICE_CHANGED' });
const lapsed = Object.assign(new Error('결제 시간이 지났어요.'), { code: 'HOLD_EXPIRED' });
const pay = { type: 'payment.requested' } as const;
const agree = { type: 'agreement.changed', agreed: true } as const;
const started = { orderId: 31, orderNo: 'S2026112100000031', paymentUrl: '/test-pay/test_abc' };
const withCoupon = { ...quote, couponId: 7 };
const order: CheckoutInput = { items: [], arrival: { kind: 'order' }, key: 'k' };

const events: RegistryEntry['events'] = [
  { type: 'shipping.changed', field: 'recipientName', value: '김신발' },
  { type: 'shipping.changed', field: 'postalCode', value: '' },
  { type: 'address.chosen', addressId: 1 },
  { type: 'coupon.chosen', couponId: 7 },
  { type: 'points.changed', points: '1000' },
  { type: 'points.changed', points: '150' },
  { type: 'points.allUsed' },
  { type: 'method.chosen', method: '간편결제' },
  agree,
  { type: 'agreement.changed', agreed: false },
  pay,
  { type: 'price.accepted' },
  { type: 'order.reconsidered' },
  { type: 'screen.retried' },
];
const ports: RegistryEntry['ports'] = {
  giveUp: { done: undefined, error },
  load: { done: start, error, empty: { ...start, quote: { ...quote, lines: [] } } },
  quote: { done: quote, error },
  start: {
    done: started,
    error: priceChanged,
    otherDone: [{ ...started, paymentUrl: null }],
    otherErrors: [error],
  },
  confirm: { done: { orderId: 31 }, error, otherErrors: [lapsed] },
};

export const checkoutEntry: RegistryEntry = {
  title: '주문서',
  group: '주문',
  machine: checkoutMachine,
  input: order,
  ports,
  events,
  // Only an arrival from the payment window gets there.
  unreachable: ['confirming', 'unconfirmed'],
  walkthroughs: [
    {
      name: '쿠폰과 포인트를 쓰고 결제창으로',
      steps: [
        done('giveUp'),
        done('load', start),
        { type: 'coupon.chosen', couponId: 7 },
        done('quote', withCoupon),
        { type: 'points.allUsed' },
        done('quote', withCoupon),
        agree,
        pay,
        done('start', started),
      ],
    },
    {
      name: '그사이 가격이 바뀜',
      steps: [
        done('giveUp'),
        done('load', start),
        agree,
        pay,
        failed('start', priceChanged),
        { type: 'price.accepted' },
        done('quote', quote),
      ],
    },
    {
      name: '결제창에서 뒤로 돌아와 다시 결제',
      steps: [
        done('giveUp'),
        done('load', start),
        agree,
        pay,
        done('start', started),
        { type: 'order.reconsidered' },
        done('giveUp'),
        done('load', start),
      ],
    },
    {
      name: '주문할 상품이 없음',
      steps: [done('giveUp'), done('load', { ...start, quote: { ...quote, lines: [] } })],
    },
  ],
};
