// Size: every path of the editor, with its failures.
import type { Category } from '#domain/catalogue/category.ts';
import type { SellerProductDetail } from '#domain/seller/products/product-endpoints.ts';
import type { SettledStock } from '#domain/seller/products/stock-edit.ts';
import type { Layer } from '#machines/seller/products/grid-layers.model.ts';
import { optionGridMachine } from '#machines/seller/products/option-grid.machine.ts';
import { productEditorMachine } from '#machines/seller/products/product-editor.machine.ts';
import {
  BLANK_PRODUCT,
  type ProductEditorOpening,
  valuesOf,
} from '#machines/seller/products/product-editor.model.ts';
import { stockEditMachine } from '#machines/seller/products/stock-edit.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';

const group = '판매자';
const categories: Category[] = [
  { categoryId: 1, type: 'RUNNING', name: '런닝화', imageUrl: null },
  { categoryId: 2, type: 'LOAFERS', name: '로퍼', imageUrl: null },
];

/** Product in draft state with all statutory product information. */
export const draftProduct: SellerProductDetail = {
  productId: 1,
  name: '한강 나루 로퍼',
  price: 89_000,
  discountType: 'RATE_DISCOUNT',
  discountValue: 10,
  discountPrice: 80_100,
  description: '오래 걸어도 발이 편한 로퍼예요.',
  categoryId: 2,
  saleFrom: null,
  saleUntil: null,
  saleStage: 'DURING',
  sellerCode: 'NR-2026-01',
  state: 'DRAFT',
  version: 2,
  facts: {
    material: '겉감 소가죽, 안감 돈피, 밑창 고무',
    heelMm: 25,
    manufacturer: '나루제화',
    country: '대한민국',
    care: '마른 천으로 닦아 주세요.',
    warranty: '소비자분쟁해결기준에 따라요.',
    serviceContact: '나루제화 02-123-4567',
  },
  images: [{ imageId: 1, url: 'images/shoes/shoe-2.svg', type: 'MAIN', color: null }],
  options: ['250', '255', '260'].map((size, index) => ({
    optionId: index + 1,
    gender: 'UNISEX',
    size,
    color: 'BLACK',
    stock: 5 - index * 2,
    sku: null,
    lowStock: 3,
    sold30: index,
  })),
  missing: [],
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-21T03:00:00.000Z',
};

const error = new Error('상품을 불러오지 못했어요.');
const openingOf = (goods: SellerProductDetail): ProductEditorOpening => ({
  values: valuesOf(goods),
  about: { goods, categories },
});
const written = openingOf(draftProduct);
const theirs: SellerProductDetail = { ...draftProduct, name: '한강 나루 페니 로퍼', version: 3 };
const outrun = refusal('다른 사람이 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');
const taken = refusal('이미 있는 상품 이름이에요.', 'DUPLICATE_PRODUCT_NAME');
const foreign = Object.assign(
  refusal('상품을 찾을 수 없어요. 판매가 끝났을 수 있어요.', 'PRODUCT_NOT_FOUND'),
  {
    status: 404,
  },
);
const lacking = Object.assign(refusal('판매에 필요한 정보를 채워 주세요.', 'FACTS_REQUIRED'), {
  fieldProblems: [{ field: 'facts.care', message: '취급 방법을 입력해 주세요.' }],
});

const typed = { type: 'field.changed', change: { name: '나루 로퍼' } } as const;
const unnamed = { type: 'field.changed', change: { name: '' } } as const;
const careless = { type: 'fact.changed', name: 'care', value: '' } as const;
const submitted = { type: 'form.submitted' } as const;
const asked = { type: 'publication.asked' } as const;
const left = { type: 'form.left', to: '/product-manage' } as const;
const confirmed = { type: 'leave.confirmed' } as const;
const cancelled = { type: 'leave.cancelled' } as const;
const theirsTaken = { type: 'other.taken' } as const;
const mine = { type: 'mine.confirmed' } as const;
const retried = { type: 'screen.retried' } as const;
const stored = { id: 1 };
const read = done('load', written);
const beaten = [read, typed, submitted, failed('save', outrun), done('lookUp', theirs)] as const;
const storedAndRead = [read, asked, done('store', stored), done('check', written)] as const;

const editor: RegistryEntry = {
  title: '상품 쓰기',
  group,
  machine: productEditorMachine,
  input: { id: 1 },
  // A new product gets its own address, which the flow's own test covers.
  unreachable: ['created'],
  ports: {
    load: {
      done: written,
      error,
      otherErrors: [foreign],
      otherDone: [{ ...written, values: BLANK_PRODUCT }],
    },
    save: { done: stored, error: taken, otherErrors: [outrun, unanswered] },
    store: { done: stored, error: taken, otherErrors: [outrun, unanswered] },
    reread: { done: written, error },
    check: { done: written, error },
    show: { done: written, error },
    lookUp: { done: theirs, error },
    lookBack: { done: written, error },
    publish: { done: undefined, error: taken, otherErrors: [lacking, outrun, unanswered] },
  },
  events: [
    typed,
    unnamed,
    careless,
    submitted,
    asked,
    left,
    confirmed,
    cancelled,
    theirsTaken,
    mine,
    retried,
  ],
  walkthroughs: [
    { name: '초안 저장하기', steps: [read, typed, submitted, done('save', stored), done('reread', written)] },
    { name: '판매 시작하기', steps: [...storedAndRead, done('publish'), done('show', written)] },
    { name: '고시가 빠져 판매하지 못함', steps: [read, careless, asked] },
    { name: '이름 없이는 저장되지 않음', steps: [read, unnamed, submitted] },
    {
      name: '거절되고 다시 저장',
      steps: [read, typed, submitted, failed('save', taken), submitted, done('save', stored)],
    },
    {
      name: '답을 못 받아 다시 저장',
      steps: [read, submitted, failed('save', unanswered), submitted, done('save', stored)],
    },
    { name: '다른 탭이 먼저 고쳐 그 내용으로', steps: [...beaten, theirsTaken, read] },
    { name: '다른 탭이 먼저 고쳤지만 내 내용으로', steps: [...beaten, mine, done('save', stored)] },
    {
      name: '저장했지만 판매는 모름',
      steps: [...storedAndRead, failed('publish', unanswered), done('lookBack', written)],
    },
    { name: '저장하지 않고 나가려다 남기', steps: [read, typed, left, cancelled] },
    { name: '저장하지 않고 나가기', steps: [read, typed, left, confirmed] },
    { name: '다른 스토어의 상품', steps: [failed('load', foreign)] },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, read] },
  ],
};

const pressed = (row: number, column: number, isExtending = false) =>
  ({ type: 'cell.pressed', place: { row, column }, isExtending }) as const;
const ten = [
  { type: 'digit.typed', digit: '1' },
  { type: 'digit.typed', digit: '0' },
] as const;
const moved = (down: number, across: number, isExtending = false) =>
  ({ type: 'focus.moved', down, across, isExtending }) as const;
const color = { type: 'color.added', color: 'NAVY' } as const;
const noColor = { type: 'color.removed', color: 'BLACK' } as const;
const all = { type: 'all.chosen' } as const;
const soldOut = { type: 'number.given', stock: 0 } as const;
const range = { type: 'range.started' } as const;
const copied = { type: 'row.copied', to: null } as const;
const pasted = { type: 'block.pasted', text: '3\t4\n품절\t12', options: ['UNISEX/BLACK/230'] } as const;
const layer = (shown: Layer) => ({ type: 'layer.chosen', layer: shown }) as const;
const counted = { type: 'number.confirmed' } as const;
const dropped = { type: 'number.dropped' } as const;

const grid: RegistryEntry = {
  title: '옵션 표',
  group,
  machine: optionGridMachine,
  input: { gender: 'UNISEX', colors: ['BLACK', 'WHITE'] },
  ports: {},
  events: [
    { type: 'gender.chosen', gender: 'MEN' },
    color,
    noColor,
    pressed(0, 0),
    pressed(1, 3, true),
    moved(0, 1),
    moved(1, 0, true),
    all,
    range,
    { type: 'cell.crossed', place: { row: 1, column: 2 } },
    ...ten,
    { type: 'digit.erased' },
    { type: 'row.chosen', row: 1 },
    { type: 'column.chosen', column: 4 },
    counted,
    dropped,
    soldOut,
    { type: 'stock.raised', by: 5 },
    { type: 'cells.emptied' },
    copied,
    pasted,
    layer('lowStock'),
    layer('sku'),
  ],
  walkthroughs: [
    { name: '모두 골라 열 켤레씩', steps: [color, all, ...ten, counted] },
    { name: '끌어서 고르고 품절로', steps: [pressed(0, 2), pressed(1, 5, true), soldOut] },
    { name: '한 줄을 적고 다른 색상에 복사', steps: [moved(0, 14, true), ...ten, copied] },
    { name: '표에서 붙여 넣기', steps: [pressed(0, 0), pasted] },
    { name: '손가락으로 두 모서리 고르기', steps: [pressed(0, 0), range, pressed(1, 6), soldOut] },
    { name: '부족 기준을 한꺼번에', steps: [layer('lowStock'), all, ...ten, counted] },
    { name: '옵션 코드를 붙여 넣기', steps: [layer('sku'), pressed(0, 0), pasted] },
    { name: '적다가 그만두기', steps: [...ten, dropped] },
  ],
};

const more = { type: 'stock.changed', wanted: [{ optionId: 1, stock: 12 }] } as const;
const fewer = { type: 'stock.changed', wanted: [{ optionId: 2, stock: 0 }] } as const;
const settled: SettledStock[] = [{ optionId: 1, done: true, stock: 11, reason: null }];
const sold: SettledStock[] = [{ optionId: 1, done: false, stock: 2, reason: 'STOCK_MOVED' }];
const again = { type: 'edits.retried' } as const;
const known = { 1: 5, 2: 3, 3: 1 };
const gone = refusal('상품 옵션을 찾을 수 없어요.', 'PRODUCT_OPTION_NOT_FOUND');

const stock: RegistryEntry = {
  title: '판매 중인 재고',
  group,
  machine: stockEditMachine,
  input: { known },
  ports: {
    send: { done: settled, error: gone, otherDone: [sold], otherErrors: [unanswered] },
    look: { done: known, error },
  },
  events: [more, fewer, again, { type: 'options.added', known: { 4: 7 } }],
  walkthroughs: [
    { name: '적는 대로 차례로', steps: [more, fewer, done('send', settled), done('send', settled)] },
    { name: '그사이 더 팔림', steps: [more, done('send', sold)] },
    { name: '답을 못 받아 다시', steps: [more, failed('send', unanswered), again, done('send', settled)] },
    {
      name: '없어진 옵션',
      steps: [more, failed('send', gone), failed('look', error), again, done('look', known)],
    },
  ],
};

/**
 * Registry entries of the charts of product editor, option grid and live stock: sample data and labels for
 * tests, drawings and the inspector.
 */
export const productEditorEntries: readonly RegistryEntry[] = [editor, grid, stock];
