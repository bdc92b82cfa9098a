import { lineBulkMachine } from '#machines/seller/orders/line-bulk.machine.ts';
import { lineFileMachine } from '#machines/seller/orders/line-file.machine.ts';
import { lineParcelsMachine } from '#machines/seller/orders/line-parcels.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { fileEntry } from '../kit/file.ts';
import { type Proof, proof } from '../page.ts';
import {
  act,
  asked,
  changed,
  confirmed,
  error,
  group,
  line,
  moved,
  none,
  numbers,
  outcomes,
  some,
  submitted,
  ticked,
} from './orders.samples.ts';

const file = fileEntry({
  title: '판매자 주문 파일',
  group,
  machine: lineFileMachine,
  filter: none,
  fileName: 'orders-2026-11-22.csv',
  csv: '주문번호,상품주문번호\r\n',
});

const bulk: RegistryEntry = {
  title: '선택한 상품 보내기',
  group,
  machine: lineBulkMachine,
  ports: { count: { done: 1, error }, act: { done: outcomes, error, otherDone: [some] } },
  events: [
    ticked,
    { type: 'page.toggled', ids: [71, 72] },
    { type: 'all.chosen', filter: none },
    changed,
    { type: 'selection.cleared' },
    asked,
    confirmed,
    { type: 'act.cancelled' },
  ],
  walkthroughs: [
    { name: '골라서 보내기', steps: [ticked, asked, done('count', 1), confirmed, done('act', outcomes)] },
    { name: '거절된 상품이 남음', steps: [ticked, asked, done('count', 1), confirmed, done('act', some)] },
    { name: '물었다가 그만두기', steps: [ticked, asked, done('count', 1), { type: 'act.cancelled' }] },
    { name: '고른 뒤 조건이 바뀜', steps: [ticked, changed] },
  ],
};

const parcels: RegistryEntry = {
  title: '고른 상품의 송장',
  group,
  machine: lineParcelsMachine,
  kit: 'form',
  input: [{ orderNo: line.orderNo, orderItemId: '71' }],
  ports: { save: { done: act, error: moved, otherErrors: [unanswered] } },
  events: [numbers, { type: 'field.changed', change: { 71: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 확인하기', steps: [numbers, submitted, done('save', act)] },
    { name: '빈 송장은 보내지지 않음', steps: [submitted] },
    {
      name: '거절되고 다시 적기',
      steps: [numbers, submitted, failed('save', moved), submitted, done('save', act)],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [numbers, submitted, failed('save', unanswered), submitted, done('save', act)],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(file, {
    about: '목록에 보이는 주문을 파일로 내려받아요.',
    says: { write: '주문 파일을 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
    undriven: { why: 'its answer is a file that the browser keeps', provenBy: 'e2e/seller-journey.spec.ts' },
  }),
  proof(bulk, {
    about: '여러 상품을 골라 송장 번호를 적고 한꺼번에 보내요.',
    says: {
      count: '몇 개를 보낼 수 있는지 세어요',
      act: '고른 상품을 하나씩 보내요',
      'row.toggled': '상품 하나를 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 상품을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '송장을 다 적고 확인을 눌러요',
      'act.confirmed': '물음에 보내기를 눌러요',
      'act.cancelled': '물음에 취소를 눌러요',
    },
    undriven: {
      why: 'lines are ticked first, and each is sent once',
      provenBy: 'tests/views/seller/orders.test.tsx',
    },
  }),
  proof(parcels, {
    about: '고른 상품마다 송장 번호를 적어요.',
    says: { save: '적은 송장을 넘겨요', 'form.submitted': '보낼 상품 확인을 눌러요' },
    undriven: {
      why: 'it asks nobody: what is typed is looked at next',
      provenBy: 'tests/views/seller/orders.test.tsx',
    },
  }),
];
