import { allPoints } from '#domain/trade/cart/checkout-draft.ts';
import { shippingTo } from '#domain/trade/orders/shipping.ts';
import { checkoutMachine } from '#machines/trade/checkout.machine.ts';
import type { CheckoutInput, CheckoutValues } from '#machines/trade/checkout.model.ts';
import { paymentReturnMachine } from '#machines/trade/payment-return.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { type Proof, proof } from '../page.ts';
import { checkoutDriver, paymentReturnDriver } from './checkout.driver.ts';
import { address, quote, start } from './checkout.samples.ts';

const error = new Error('결제 서비스가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.');
const priceChanged = refusal('결제 금액이 바뀌었어요.', 'PRICE_CHANGED');
const soldOut = refusal('재고가 부족해요. 수량이나 옵션을 바꿔 주세요.', 'OUT_OF_STOCK');
const lapsed = { orderId: null, reason: '결제 시간이 지났어요.' };
const pay = { type: 'form.submitted' } as const;
const chosen = (change: Partial<CheckoutValues>) => ({ type: 'field.changed', change }) as const;
const agree = chosen({ agreed: true });
const coupon = chosen({ couponId: 7 });
const retried = { type: 'screen.retried' } as const;
const started = {
  orderId: 31,
  orderNo: 'S2026112100000031',
  paymentUrl: '/test-pay/test_abc',
  awaitsDeposit: false,
};
const issued = { ...started, paymentUrl: null, awaitsDeposit: true };
const withCoupon = { ...quote, couponId: 7 };
const input: CheckoutInput = { items: [], key: 'k', unpaid: null, notice: null };

const events: RegistryEntry['events'] = [
  chosen({ recipientName: '김신발' }),
  chosen({ postalCode: '' }),
  chosen(shippingTo(address)),
  coupon,
  chosen({ points: '1000' }),
  chosen({ points: '150' }),
  chosen({ points: allPoints(quote) }),
  chosen({ method: '카드' }),
  chosen({ bank: '신한' }),
  agree,
  chosen({ agreed: false }),
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
    otherDone: [{ ...started, paymentUrl: null }, issued],
    otherErrors: [soldOut, unanswered],
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
        coupon,
        done('quote', withCoupon),
        chosen({ points: allPoints(quote) }),
        done('quote', withCoupon),
        agree,
        pay,
        done('start', started),
      ],
    },
    {
      name: '가상계좌로 주문',
      steps: [done('giveUp'), done('load', start), agree, pay, done('start', issued)],
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

export const proofs: readonly Proof[] = [
  proof(checkout, {
    about: '배송지와 쿠폰, 포인트, 결제 방법을 정하고 결제창으로 가거나, 입금할 계좌를 받아요.',
    says: {
      giveUp: '전에 결제하지 않은 주문을 그만둬요',
      load: '주문서에 채울 것을 불러와요',
      quote: '낼 금액을 계산해 와요',
      start: '주문을 만들고 결제를 시작해요',
      'field.changed': '배송 정보, 쿠폰, 포인트, 결제 방법이나 동의를 바꿔요',
      'form.submitted': '결제하기를 눌러요',
      'price.accepted': '바뀐 금액을 받아들여요',
      'order.reconsidered': '결제창에서 주문서로 돌아와요',
    },
    driver: checkoutDriver,
  }),
  proof(paymentReturn, {
    about: '결제창에서 돌아와 결제가 확인되기를 기다려요.',
    says: {
      confirm: '결제 금액을 확인하고 주문을 마쳐요',
      'order.reconsidered': '확인을 그만두고 주문서로 돌아가요',
    },
    driver: paymentReturnDriver,
  }),
];
