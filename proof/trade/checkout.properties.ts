import type { SnapshotFrom } from 'xstate';
import { isUnanswered } from '#machines/kit/failure.ts';
import { checkoutMachine } from '#machines/trade/checkout.machine.ts';
import { paymentReturnMachine } from '#machines/trade/payment-return.machine.ts';
import {
  askedOf,
  type ChartProperties,
  effectOf,
  errorIn,
  hasFailed,
  propertiesOf,
  type Wordings,
} from '../kit/properties/property.ts';

const submitted = { type: 'form.submitted' } as const;
const agreed = { type: 'field.changed', change: { agreed: true } } as const;
const coupon = { type: 'field.changed', change: { couponId: 7 } } as const;
const unsaid = { type: 'field.changed', change: { recipientName: '' } } as const;

type Words = Wordings<SnapshotFrom<typeof checkoutMachine>>;

const whatIsSent = ({ always, never }: Words) => [
  never(
    'sendsTwice',
    '주문을 보내는 동안 결제하기를 다시 듣지 않아요.',
    ({ at }) => at.hasTag('saving') && at.can(submitted),
  ),
  never(
    'paysUnpriced',
    '낼 금액을 모르는 동안 결제하지 않아요.',
    ({ at }) =>
      (at.matches({ editing: 'pricing' }) || at.matches({ editing: 'unpriced' })) && at.can(submitted),
  ),
  never(
    'ordersWithoutConsent',
    '동의하지 않은 주문은 보내지 않아요.',
    (moment) => Object(askedOf(moment, 'start')?.values).agreed === false,
  ),
  always('ordersAtShownPrice', '화면에 보인 금액으로만 주문해요.', (moment) => {
    const asked = askedOf(moment, 'start');
    return asked === null || asked.expectedTotal === moment.before?.context.quote?.finalPrice;
  }),
  never(
    'repricedGoesOn',
    '바뀐 금액을 받아들이기 전에는 아무것도 보내거나 바꾸지 않아요.',
    ({ at }) => at.matches('repricing') && (at.can(submitted) || at.can(agreed)),
  ),
];

const keys = ({ always, never }: Words) => [
  always(
    'unansweredKeepsKey',
    '답을 받지 못한 주문은 같은 열쇠로 다시 보내요.',
    (moment) =>
      !hasFailed(moment, 'start') ||
      !isUnanswered(errorIn(moment)) ||
      moment.at.context.turn === moment.before?.context.turn,
  ),
  never(
    'refusedKeepsKey',
    '거절된 주문의 열쇠는 다시 쓰지 않아요.',
    (moment) =>
      hasFailed(moment, 'start') &&
      !isUnanswered(errorIn(moment)) &&
      moment.at.context.turn === moment.before?.context.turn,
  ),
  never('otherOrderSameKey', '내용이 달라진 주문은 다른 열쇠로 보내요.', ({ event, at, before }) => {
    if (event?.type !== 'field.changed' || !('change' in event)) return false;
    return !('agreed' in Object(event.change)) && at.context.turn === before?.context.turn;
  }),
];

const whereItEnds = ({ always, never, leaves }: Words) => [
  never(
    'leavesForNowhere',
    '주소 없이 결제창으로 가지 않아요.',
    (moment) => effectOf(moment, 'openPayment')?.url === '',
  ),
  never(
    'opensNoOrder',
    '번호 없는 주문을 열지 않아요.',
    (moment) => effectOf(moment, 'openOrder')?.orderId === 0,
  ),
  always(
    'finishedForgetsPayment',
    '주문이 끝나면 기억하던 결제를 잊어요.',
    (moment) => moment.at.status !== 'done' || effectOf(moment, 'forgetPayment') !== null,
  ),
  never(
    'formOfNothing',
    '주문할 상품이 없으면 주문서를 열지 않아요.',
    ({ at }) => at.matches('editing') && at.context.quote?.lines.length === 0,
  ),
  leaves('loadingEnds', '주문서를 불러오는 일은 반드시 끝나요.', (at) => at.hasTag('busy')),
  leaves('pricingEnds', '금액을 다시 계산하는 일은 반드시 끝나요.', (at) => at.hasTag('pending')),
  leaves('sendingEnds', '주문을 보내면 반드시 답을 알게 돼요.', (at) => at.matches('starting')),
];

const checkout = propertiesOf(
  checkoutMachine,
  (words) => [...whatIsSent(words), ...keys(words), ...whereItEnds(words)],
  {
    events: [
      agreed,
      coupon,
      unsaid,
      submitted,
      { type: 'price.accepted' },
      { type: 'order.reconsidered' },
      { type: 'screen.retried' },
    ],
  },
);

const paymentReturn = propertiesOf(paymentReturnMachine, ({ always, never, leaves }) => [
  always(
    'orderedForgetsPayment',
    '결제가 확인되면 기억하던 결제를 잊어요.',
    (moment) => !moment.at.matches('ordered') || effectOf(moment, 'forgetPayment') !== null,
  ),
  never(
    'opensNoOrder',
    '번호 없는 주문을 열지 않아요.',
    (moment) => effectOf(moment, 'openOrder')?.orderId === 0,
  ),
  always(
    'unconfirmedAsksAgain',
    '답을 받지 못한 결제는 다시 확인할 수 있어요.',
    ({ at }) => !at.matches('unconfirmed') || at.can({ type: 'screen.retried' }),
  ),
  leaves('confirmingEnds', '결제를 확인하는 일은 반드시 끝나요.', (at) => at.hasTag('busy')),
]);

/** Properties of the order form and of the return from the payment page. */
export const checkoutProperties: readonly ChartProperties[] = [checkout, paymentReturn];
