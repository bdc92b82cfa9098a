import { checkoutMachine } from '#machines/trade/checkout.machine.ts';
import type { CheckoutInput } from '#machines/trade/checkout.model.ts';
import { paymentReturnMachine } from '#machines/trade/payment-return.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { quote, start } from './checkout-samples.entry.ts';

const error = new Error('결제 서비스가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.');
const priceChanged = Object.assign(new Error('결제 금액이 바뀌었어요.'), { code: 'PRICE_CHANGED' });
const unanswered = Object.assign(new Error('응답이 늦어지고 있어요.'), { status: null });
const lapsed = { orderId: null, reason: '결제 시간이 지났어요.' };
const pay = { type: 'payment.requested' } as const;
const agree = { type: 'agreement.changed', agreed: true } as const;
const retried = { type: 'screen.retried' } as const;
const started = { orderId: 31, orderNo: 'S2026112100000031', paymentUrl: '/test-pay/test_abc' };
const withCoupon = { ...quote, couponId: 7 };
const input: CheckoutInput = { items: [], key: 'k', unpaid: null, notice: null };

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
  retried,
];
const ports: RegistryEntry['ports'] = {
  giveUp: { done: undefined, error },
  load: { done: start, error, empty: { ...start, quote: { ...quote, lines: [] } } },
  quote: { done: quote, error },
  start: {
    done: started,
    error: priceChanged,
    otherDone: [{ ...started, paymentUrl: null }],
    otherErrors: [error, unanswered],
  },
};

const checkout: RegistryEntry = {
  title: '주문서',
  group: '주문',
  machine: checkoutMachine,
  input,
  ports,
  events,
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

const confirmed = done('confirm', { orderId: 31 });
const paymentReturn: RegistryEntry = {
  title: '결제 확인',
  group: '주문',
  machine: paymentReturnMachine,
  input: { payment: { orderNo: started.orderNo, paymentKey: 'pay-1', amount: 99_000 } },
  ports: { confirm: { done: { orderId: 31 }, error, otherDone: [lapsed] } },
  events: [retried, { type: 'order.reconsidered' }],
  walkthroughs: [
    { name: '승인하고 돌아와 주문 완료', steps: [confirmed] },
    { name: '답을 못 받아 다시 확인', steps: [failed('confirm', error), retried, confirmed] },
    {
      name: '확인을 그만두고 주문서로',
      steps: [failed('confirm', error), { type: 'order.reconsidered' }],
    },
    { name: '결제 시간이 지남', steps: [done('confirm', lapsed)] },
  ],
};

/** From the basket to the order. */
export const checkoutEntries: readonly RegistryEntry[] = [checkout, paymentReturn];
