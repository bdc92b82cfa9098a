// Size: samples, words and drivers of one page.
import { lineCancelMachine } from '#machines/seller/orders/line-cancel.machine.ts';
import { newArrivalDateFormMachine } from '#machines/seller/orders/new-arrival-date-form.machine.ts';
import { newOrderPollingMachine } from '#machines/seller/orders/new-order-polling.machine.ts';
import { orderDeliveredMachine } from '#machines/seller/orders/order-delivered.machine.ts';
import { parcelFormMachine } from '#machines/seller/orders/parcel-form.machine.ts';
import { sellerLinesMachine } from '#machines/seller/orders/seller-lines.machine.ts';
import { sellerOrderMachine } from '#machines/seller/orders/seller-order.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { removalEntry } from '../kit/removal.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { sellerLines, sellerOrder } from './orders.driver.ts';
import {
  about,
  cancelDone,
  counts,
  dayTyped,
  error,
  filter,
  group,
  left,
  line,
  moved,
  none,
  onTheWay,
  order,
  pace,
  parcelDone,
  parcelTyped,
  reasoned,
  shown,
  submitted,
  tooLate,
} from './orders.samples.ts';

const list = pagedEntry({
  title: '판매자 주문',
  group,
  machine: sellerLinesMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { ...none, q: '없는 주문' } },
  beside: { counts },
  error,
  items: [line, onTheWay],
});

const detail = resourceEntry({
  title: '판매자 주문 하나',
  group,
  machine: sellerOrderMachine,
  input: { id: 31 },
  load: { done: order, error },
  reloads: true,
});

const watch: RegistryEntry = {
  title: '새 주문 살피기',
  group,
  machine: newOrderPollingMachine,
  ports: {},
  events: [left, shown, pace],
  walkthroughs: [
    { name: '보고 있는 동안 다시 읽기', steps: [pace, pace] },
    { name: '다른 탭에 다녀오기', steps: [left, shown, pace] },
  ],
};

const parcel: RegistryEntry = {
  title: '송장',
  group,
  machine: parcelFormMachine,
  kit: 'form',
  input: about,
  ports: { save: { done: '상품을 발송 처리했어요.', error: moved, otherErrors: [unanswered] } },
  events: [parcelTyped, { type: 'field.changed', change: { trackingNumber: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 보내기', steps: [parcelTyped, submitted, parcelDone] },
    {
      name: '거절되고 다시 보내기',
      steps: [parcelTyped, submitted, failed('save', moved), submitted, parcelDone],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [parcelTyped, submitted, failed('save', unanswered), submitted, parcelDone],
    },
    { name: '빈 송장은 보내지지 않음', steps: [submitted] },
  ],
};

const cancel: RegistryEntry = {
  title: '판매자의 주문 취소',
  group,
  machine: lineCancelMachine,
  kit: 'form',
  input: { orderId: 31, lines: [line] },
  ports: { save: { done: { isSoldOut: true }, error: moved, otherErrors: [unanswered] } },
  events: [reasoned, { type: 'field.changed', change: { reason: '' } }, submitted],
  walkthroughs: [
    { name: '사유를 적어 취소하기', steps: [reasoned, submitted, cancelDone] },
    {
      name: '거절되고 다시 보내기',
      steps: [reasoned, submitted, failed('save', moved), submitted, cancelDone],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [reasoned, submitted, failed('save', unanswered), submitted, cancelDone],
    },
    { name: '사유 없이는 보내지지 않음', steps: [submitted] },
  ],
};

const newDay: RegistryEntry = {
  title: '늦은 주문의 새 도착일',
  group,
  machine: newArrivalDateFormMachine,
  kit: 'form',
  input: { orderId: 31, first: '2026-11-27' },
  ports: { save: { done: undefined, error: tooLate, otherErrors: [unanswered] } },
  events: [dayTyped, { type: 'field.changed', change: { reason: '' } }, submitted],
  walkthroughs: [
    { name: '날짜와 이유를 적어 알리기', steps: [dayTyped, submitted, done('save', undefined)] },
    {
      name: '거절되고 다시 보내기',
      steps: [dayTyped, submitted, failed('save', tooLate), submitted, done('save', undefined)],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [dayTyped, submitted, failed('save', unanswered), submitted, done('save', undefined)],
    },
    { name: '이유 없이는 보내지지 않음', steps: [submitted] },
  ],
};

const delivered = removalEntry({
  title: '배송 완료로 바꾸기',
  group,
  machine: orderDeliveredMachine,
  error: moved,
});

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '내 스토어에 들어온 주문을 찾고 걸러 봐요.',
    says: { loadPage: '주문 상품 한 쪽을 불러와요' },
    driver: sellerLines,
  }),
  proof(detail, {
    about: '주문 하나에서 내 상품과 받는 분을 봐요.',
    says: { load: '주문 하나를 불러와요' },
    driver: sellerOrder,
  }),
  proof(watch, {
    about: '화면을 보고 있는 동안 새 주문이 자동으로 나타나요.',
    says: {
      'page.left': '다른 탭으로 가요',
      'page.shown': '이 탭으로 돌아와요',
    },
    undriven: {
      why: 'it asks by the minute and draws nothing itself',
      provenBy: 'tests/views/seller/orders.test.tsx',
    },
  }),
  proof(parcel, {
    about: '택배사와 송장 번호를 적어 보내거나, 잘못 적은 번호를 고쳐요.',
    says: { save: '송장을 저장해요', 'form.submitted': '보내기나 고치기를 눌러요' },
    undriven: {
      why: 'a parcel leaves once: each path would need an order of its own',
      provenBy: 'tests/views/seller/orders.test.tsx',
    },
  }),
  proof(cancel, {
    about: '보낼 수 없는 상품을 사유와 함께 취소하고, 옵션을 품절로 바꿔요.',
    says: { save: '취소를 보내요', 'form.submitted': '취소하기를 눌러요' },
    undriven: {
      why: 'what is cancelled stays so: each path would need an order of its own',
      provenBy: 'tests/views/seller/orders.test.tsx',
    },
  }),
  proof(newDay, {
    about: '도착 예정일이 지난 주문의 새 도착일을 이유와 함께 한 번 알려요.',
    says: { save: '새 도착일을 보내요', 'form.submitted': '알리기를 눌러요' },
    undriven: {
      why: 'a new day is named once: each path would need a late order of its own',
      provenBy: 'tests/views/seller/late-order.test.tsx',
    },
  }),
  proof(delivered, {
    about: '배송 중인 상품을 배송 완료로 바꿔요.',
    says: {
      remove: '배송 완료로 바꿔요',
      'removal.asked': '배송 완료로 바꾸기를 눌러요',
      'removal.confirmed': '물음에 배송 완료로 바꾸기를 눌러요',
      'removal.dismissed': '물음에 취소를 눌러요',
    },
    undriven: {
      why: 'what has come stays so: an order on its way would be needed for each path',
      provenBy: 'tests/views/seller/orders.test.tsx',
    },
  }),
];
