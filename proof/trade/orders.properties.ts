import { orderActionMachine } from '#machines/trade/order-action.machine.ts';
import { orderClaimMachine } from '#machines/trade/order-claim.machine.ts';
import {
  askedOf,
  type ChartProperties,
  hasFailed,
  isSame,
  propertiesOf,
} from '../kit/properties/property.ts';

const submitted = { type: 'form.submitted' } as const;

const orderAction = propertiesOf(orderActionMachine, ({ always, never, leaves }) => [
  never(
    'sendsUnasked',
    '무엇이 어떻게 되는지 보여 주기 전에는 취소나 확정을 보내지 않아요.',
    (moment) => askedOf(moment, 'send') !== null && moment.before?.matches('asking') !== true,
  ),
  never(
    'sendsTwice',
    '취소나 확정을 보내는 동안 다시 보내지 않아요.',
    ({ at }) => at.hasTag('saving') && at.can({ type: 'action.confirmed' }),
  ),
  always(
    'dismissedSendsNothing',
    '그대로 두면 아무것도 보내지 않아요.',
    (moment) =>
      moment.event?.type !== 'action.dismissed' || (moment.at.matches('idle') && moment.asked.length === 0),
  ),
  leaves('previewEnds', '환불 금액을 묻는 일은 반드시 끝나요.', (at) => at.hasTag('pending')),
  leaves('sendingEnds', '취소나 확정을 보내면 반드시 답을 알게 돼요.', (at) => at.hasTag('saving')),
]);

const orderClaim = propertiesOf(orderClaimMachine, ({ always, never, leaves }) => [
  never(
    'sendsTwice',
    '요청을 보내는 동안 다시 보내지 않아요.',
    ({ at }) => at.hasTag('saving') && at.can(submitted),
  ),
  never(
    'closedIsSent',
    '기간이 지났거나 이미 요청한 상품은 보내지 않아요.',
    ({ at }) => at.matches('closed') && at.can(submitted),
  ),
  never('sendsWithoutReason', '사유를 고르지 않은 요청은 보내지 않아요.', (moment) => {
    const asked = askedOf(moment, 'save');
    return asked !== null && !Object(Object(asked.body).form).reason;
  }),
  always(
    'failureKeepsTyped',
    '보내지 못해도 적은 것은 남아요.',
    (moment) => !hasFailed(moment, 'save') || isSame(moment.at.context.values, moment.before?.context.values),
  ),
  leaves('loadingEnds', '요청할 상품을 불러오는 일은 반드시 끝나요.', (at) => at.hasTag('busy')),
  leaves('savingEnds', '요청을 보내면 반드시 답을 알게 돼요.', (at) => at.hasTag('saving')),
]);

/** Properties of what a buyer does with an order. */
export const orderProperties: readonly ChartProperties[] = [orderAction, orderClaim];
