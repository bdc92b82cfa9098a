import { orderActionMachine } from '#machines/trade/order-action.machine.ts';
import { orderCountsMachine, orderDetailMachine, orderListMachine } from '#machines/trade/orders.machine.ts';
import { parcelTrackingMachine } from '#machines/trade/parcel-tracking.machine.ts';
import { refundAccountMachine } from '#machines/trade/refund-account.machine.ts';
import { done, failed, unanswered } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { orderActionDriver, orderCountsDriver, orderDetailDriver, orderListDriver } from './orders.driver.ts';
import {
  accountTyped,
  asked,
  cancel,
  carrierBusy,
  counts,
  detail,
  error,
  fresh,
  listed,
  parcel,
  refund,
  refused,
  submitted,
  yes,
} from './orders.samples.ts';

export const proofs: readonly Proof[] = [
  proof(
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
    {
      about: '내 주문을 단계나 검색어로 좁혀 찾아요.',
      says: { loadPage: '주문 한 쪽을 불러와요' },
      driver: orderListDriver,
    },
  ),
  proof(
    resourceEntry({
      title: '주문 상세',
      group: '주문',
      machine: orderDetailMachine,
      input: 31,
      load: { done: detail, error },
      reloads: true,
    }),
    {
      about: '주문 하나의 상품과 금액, 배송, 요청을 봐요.',
      says: { load: '주문을 불러와요' },
      driver: orderDetailDriver,
    },
  ),
  proof(
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
      about: '내 주문이 어느 단계에 몇 건 있는지 봐요.',
      says: { load: '단계마다 몇 건인지 불러와요' },
      driver: orderCountsDriver,
    },
  ),
  proof(
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
    {
      about: '보낸 상품이 어디까지 왔는지 택배사에 물어봐요.',
      says: { load: '배송 상태를 물어봐요' },
      undriven: {
        why: 'it opens above the order of a parcel on its way, and the carrier’s answers follow the clock',
        provenBy: 'tests/views/trade/parcel-tracking.test.tsx',
      },
    },
  ),
  proof(
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
      about: '주문을 취소하거나 구매를 확정하고, 아직 못 받았다고 알려요. 먼저 무엇이 어떻게 되는지 봐요.',
      says: {
        preview: '환불될 금액을 물어봐요',
        send: '취소나 확정을 보내요',
        'action.asked': '주문 취소나 구매확정을 눌러요',
        'action.confirmed': '묻는 창에서 그렇게 하겠다고 해요',
        'action.dismissed': '묻는 창에서 그대로 둬요',
      },
      driver: orderActionDriver,
    },
  ),
  proof(
    {
      title: '환불 계좌',
      group: '주문',
      machine: refundAccountMachine,
      kit: 'form',
      input: { id: 31 },
      ports: { save: { done: undefined, error: refused, otherErrors: [unanswered] } },
      events: [accountTyped, { type: 'field.changed', change: { accountNumber: '12' } }, submitted],
      walkthroughs: [
        { name: '계좌를 적어 저장', steps: [accountTyped, submitted, done('save')] },
        { name: '계좌 없이는 보내지지 않음', steps: [submitted] },
        {
          name: '거절된 뒤 다시 저장',
          steps: [accountTyped, submitted, failed('save', refused), submitted, done('save')],
        },
        {
          name: '답을 못 받아 다시 보내기',
          steps: [accountTyped, submitted, failed('save', unanswered), submitted, done('save')],
        },
      ],
    },
    {
      about: '무통장입금으로 낸 돈을 돌려받을 계좌를 적거나 바꿔요.',
      says: { save: '환불 계좌를 저장해요', 'form.submitted': '저장하기를 눌러요' },
      undriven: {
        why: 'each path would need an order by deposit of its own',
        provenBy: 'tests/views/trade/deposits.test.tsx',
      },
    },
  ),
];
