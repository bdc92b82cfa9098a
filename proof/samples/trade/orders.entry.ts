import type { Refund } from '#domain/trade/claims/refund.ts';
import type { ParcelTracking } from '#domain/trade/delivery/parcel-tracking.ts';
import type { OrderCounts } from '#domain/trade/orders/order.ts';
import { NO_CLAIM } from '#machines/trade/claim-draft.ts';
import { claimRefundMachine } from '#machines/trade/claim-refund.machine.ts';
import { claimWithdrawalMachine } from '#machines/trade/claim-withdrawal.machine.ts';
import { type OrderAction, orderActionMachine } from '#machines/trade/order-action.machine.ts';
import { orderClaimMachine } from '#machines/trade/order-claim.machine.ts';
import { orderCountsMachine, orderDetailMachine, orderListMachine } from '#machines/trade/orders.machine.ts';
import { ownParcelMachine } from '#machines/trade/own-parcel.machine.ts';
import { parcelTrackingMachine } from '#machines/trade/parcel-tracking.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';
import { detail, fresh, listed, subject } from './orders-samples.entry.ts';

const error = new Error('주문을 불러오지 못했어요.');
const refused = new Error('지금 상태에서는 할 수 없는 일이에요.');
const refund: Refund = {
  cash: 96_000,
  points: 0,
  deliveryRefund: 0,
  deliveryCharge: 3_000,
  outboundCharge: 0,
  couponRestored: false,
};
const counts: OrderCounts = { ordered: 1, shipped: 1, toConfirm: 2, confirmed: 3 };
const cancel: OrderAction = { kind: 'cancel', orderId: 31, orderItemIds: [] };
const asked = { type: 'action.asked', action: cancel } as const;
const yes = { type: 'action.confirmed' } as const;
const reason = { type: 'field.changed', change: { reason: 'SIZE' } } as const;
const submitted = { type: 'form.submitted' } as const;
const exchange = { type: 'field.changed', change: { type: 'EXCHANGE', newOptionId: 2 } } as const;
const own = { type: 'field.changed', change: { method: 'OWN' } } as const;
const claim = { values: { ...NO_CLAIM, pickupOn: '2026-11-24', images: [] }, about: subject };
const lateClaim = { ...claim, about: { ...subject, window: 'closed' } };
const typed = { type: 'field.changed', change: { carrier: 'CJ대한통운', tracking: '123456789012' } } as const;
const carrierBusy = refusal('택배사가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.', 'CARRIER_UNAVAILABLE');
const parcel: ParcelTracking = {
  carrier: 'CJ대한통운',
  trackingNumber: '612345678901',
  link: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=612345678901',
  steps: [
    { step: 'ACCEPTED', at: '2026-11-20T06:00:00.000Z' },
    { step: 'AT_HUB', at: '2026-11-20T18:00:00.000Z' },
  ],
};
const claimRefused = refusal('이미 처리 중인 요청이 있어요.', 'CLAIM_EXISTS');

/** Registry entries of the buyer's order charts: list, order, and what can be done with it. */
export const orderEntries: readonly RegistryEntry[] = [
  pagedEntry({
    title: '주문 내역',
    group: '주문',
    machine: orderListMachine,
    filter: { status: 'ALL', q: '' },
    narrowed: { status: 'DELIVERED', q: '' },
    filters: 'withPage',
    items: [fresh, listed],
    error,
  }),
  resourceEntry({
    title: '주문 상세',
    group: '주문',
    machine: orderDetailMachine,
    input: 31,
    load: { done: detail, error },
    reloads: true,
  }),
  resourceEntry({
    title: '주문 단계별 수',
    group: '주문',
    machine: orderCountsMachine,
    load: { done: counts, error },
    silent: true,
    walkthroughs: [
      { name: '단계마다 몇 건인지 보기', steps: [done('load', counts)] },
      { name: '세지 못해도 목록은 온전함', steps: [failed('load', error)] },
    ],
  }),
  {
    title: '배송 조회',
    group: '주문',
    machine: parcelTrackingMachine,
    input: { orderId: 31, line: 11 },
    rests: ['known', 'unknown'],
    ports: {
      load: { done: parcel, error: carrierBusy, otherDone: [{ ...parcel, link: null, steps: null }] },
    },
    events: [{ type: 'screen.retried' }],
    walkthroughs: [
      { name: '어디까지 왔는지 보기', steps: [done('load', parcel)] },
      {
        name: '택배사가 모르는 송장',
        steps: [done('load', { ...parcel, link: null, steps: null })],
      },
      {
        name: '택배사가 답하지 않아 다시 묻기',
        steps: [failed('load', carrierBusy), { type: 'screen.retried' }, done('load', parcel)],
      },
    ],
  },
  removalEntry({
    title: '반품·교환 요청 철회',
    group: '주문',
    machine: claimWithdrawalMachine,
    error: refused,
  }),
  {
    title: '주문 취소와 구매확정',
    group: '주문',
    machine: orderActionMachine,
    ports: { preview: { done: refund, error: refused }, send: { done: undefined, error: refused } },
    events: [
      asked,
      { type: 'action.asked', action: { ...cancel, kind: 'confirm' } },
      yes,
      { type: 'action.dismissed' },
    ],
    walkthroughs: [
      { name: '환불 금액을 보고 취소', steps: [asked, done('preview', refund), yes, done('send')] },
      { name: '그만두기', steps: [asked, done('preview', refund), { type: 'action.dismissed' }] },
      { name: '이미 배송이 시작됨', steps: [asked, done('preview', refund), yes, failed('send', refused)] },
    ],
  },
  {
    title: '반품과 교환',
    group: '주문',
    machine: orderClaimMachine,
    kit: 'loadedForm',
    input: { target: { orderId: 31, orderItemId: 11 } },
    ports: {
      load: { done: claim, error, otherDone: [lateClaim] },
      save: { done: undefined, error: claimRefused, otherErrors: [unanswered] },
    },
    events: [
      reason,
      exchange,
      { type: 'field.changed', change: { detail: '작아요' } },
      { type: 'field.changed', change: { images: [] } },
      own,
      submitted,
      { type: 'screen.retried' },
    ],
    walkthroughs: [
      {
        name: '사이즈가 작아 반품',
        steps: [done('load', claim), reason, submitted, done('save')],
      },
      {
        name: '다른 사이즈로 교환',
        steps: [done('load', claim), exchange, reason, submitted, done('save')],
      },
      {
        name: '답을 못 받아 다시 보내기',
        steps: [done('load', claim), reason, submitted, failed('save', unanswered), submitted],
      },
      {
        name: '직접 보내는 반품',
        steps: [done('load', claim), own, reason, submitted, done('save')],
      },
      { name: '기간이 지남', steps: [done('load', lateClaim)] },
      { name: '사유 없이 보내기', steps: [done('load', claim), submitted] },
    ],
  },
  {
    title: '직접 보낸 송장',
    group: '주문',
    machine: ownParcelMachine,
    kit: 'form',
    input: { id: 5, before: { carrier: '', tracking: '' } },
    ports: { save: { done: undefined, error: claimRefused, otherErrors: [unanswered] } },
    events: [typed, { type: 'field.changed', change: { carrier: '' } }, submitted],
    walkthroughs: [
      { name: '송장을 적어 저장', steps: [typed, submitted, done('save')] },
      { name: '택배사 없이는 보내지지 않음', steps: [submitted] },
      {
        name: '거절된 뒤 다시 저장',
        steps: [typed, submitted, failed('save', claimRefused), submitted, done('save')],
      },
      {
        name: '답을 못 받아 다시 보내기',
        steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
      },
    ],
  },
  resourceEntry({
    title: '반품하면 돌려받는 금액',
    group: '주문',
    machine: claimRefundMachine,
    input: { orderId: 31, orderItemId: 11, reason: 'SIZE' },
    load: { done: refund, error: refused },
  }),
];
