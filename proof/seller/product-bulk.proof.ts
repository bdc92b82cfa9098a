import type { BulkProductRow } from '#domain/seller/products/bulk-edit.ts';
import { type BulkEdit, bulkEditMachine } from '#machines/seller/products/bulk-edit.machine.ts';
import { BLANK_EDIT, bulkEditFormMachine } from '#machines/seller/products/bulk-edit-form.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { type Proof, proof } from '../page.ts';
import { noFilters } from './products.proof.ts';

const group = '판매';
const always = { saleFrom: null, saleUntil: null };
const before = { price: 89_000, discountPrice: 89_000, state: 'ON_SALE', categoryId: 1, ...always };

const row: BulkProductRow = {
  id: 7,
  name: '가벼운 러닝화',
  version: 3,
  done: true,
  reason: null,
  isSame: false,
  before,
  after: { ...before, price: 97_900, discountPrice: 97_900 },
};

const dearest: BulkProductRow = {
  ...row,
  id: 8,
  name: '수제 구두',
  done: false,
  after: null,
  reason: '가격은 1,000원부터 10,000,000원까지예요.',
};

const edit: BulkEdit = { change: { kind: 'PRICE_PERCENT', percent: 10 }, rows: [row, dearest] };
const outcomes = [{ id: 7, done: true, reason: null }];
const some = [{ id: 7, done: false, reason: '다른 곳에서 먼저 바꿨어요.' }];
const error = new Error('상품을 바꾸지 못했어요.');
const ticked = { type: 'row.toggled', id: 7 } as const;
const asked = { type: 'act.asked', act: edit } as const;
const confirmed = { type: 'act.confirmed' } as const;
const cancelled = { type: 'act.cancelled' } as const;
const changed = { type: 'list.changed' } as const;
const all = { type: 'all.chosen', filter: noFilters } as const;
const counted = [ticked, asked, done('count', 1)];

const bulk: RegistryEntry = {
  title: '상품 여럿 바꾸기',
  group,
  machine: bulkEditMachine,
  ports: { count: { done: 1, error }, act: { done: outcomes, error, otherDone: [some] } },
  events: [
    ticked,
    { type: 'page.toggled', ids: [7, 8] },
    all,
    changed,
    { type: 'selection.cleared' },
    asked,
    confirmed,
    cancelled,
  ],
  walkthroughs: [
    { name: '하나 골라 바꾸기', steps: [...counted, confirmed, done('act', outcomes)] },
    {
      name: '조건에 맞는 상품 모두 바꾸기',
      steps: [ticked, all, asked, done('count', 12), confirmed, done('act', outcomes)],
    },
    { name: '거절된 상품이 남음', steps: [...counted, confirmed, done('act', some)] },
    { name: '미리 보고 그만두기', steps: [...counted, cancelled] },
    { name: '고른 뒤 조건이 바뀜', steps: [ticked, changed] },
  ],
};

const opening = { values: BLANK_EDIT, about: { categories: [] } };
const opened = done('load', opening);
const filled = { type: 'field.changed', change: { percent: '10' } } as const;
const submitted = { type: 'form.submitted' } as const;
const retried = { type: 'screen.retried' } as const;
const refused = refusal('상품을 찾을 수 없어요.', 'PRODUCT_NOT_FOUND');
const lost = new Error('카테고리를 불러오지 못했어요.');

const form: RegistryEntry = {
  title: '상품을 어떻게 바꿀지',
  group,
  machine: bulkEditFormMachine,
  kit: 'loadedForm',
  input: { target: 2 },
  unreachable: ['closed'],
  ports: {
    load: { done: opening, error: lost },
    save: { done: edit, error: refused, otherErrors: [unanswered] },
  },
  events: [filled, { type: 'field.changed', change: { percent: '' } }, submitted, retried],
  walkthroughs: [
    { name: '적어서 미리 보기', steps: [opened, filled, submitted, done('save', edit)] },
    { name: '빈 양식은 보내지지 않음', steps: [opened, submitted] },
    {
      name: '거절되고 다시',
      steps: [opened, filled, submitted, failed('save', refused), submitted, done('save', edit)],
    },
    { name: '답을 못 받음', steps: [opened, filled, submitted, failed('save', unanswered)] },
    { name: '불러오기 실패', steps: [failed('load', lost), retried, opened] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(bulk, {
    about: '여러 상품을 골라 한꺼번에 바꾸고, 바뀌는 값을 먼저 봐요.',
    says: {
      count: '바뀌는 상품을 세어요',
      act: '고른 상품을 바꿔요',
      'row.toggled': '상품 하나를 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 상품을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '미리 보기를 눌러요',
      'act.confirmed': '미리 본 대로 바꾸겠다고 눌러요',
      'act.cancelled': '취소를 눌러요',
    },
    undriven: {
      why: 'products are ticked first, and one that is changed for one path is changed for all',
      provenBy: 'e2e/seller-products.spec.ts',
    },
  }),
  proof(form, {
    about: '고른 상품의 가격, 할인, 상태, 카테고리를 어떻게 바꿀지 적어요.',
    says: {
      load: '카테고리를 불러와요',
      save: '바뀌는 값을 미리 물어요',
      'form.submitted': '미리 보기를 눌러요',
    },
    undriven: {
      why: 'it opens for products that were ticked first',
      provenBy: 'e2e/seller-products.spec.ts',
    },
  }),
];
