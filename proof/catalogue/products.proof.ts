import { NO_PRESELECTION } from '#domain/catalogue/product-list/option-selection.ts';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { productDetailMachine } from '#machines/catalogue/product-detail.machine.ts';
import { productFacetsMachine } from '#machines/catalogue/product-facets.machine.ts';
import { productGalleryMachine } from '#machines/catalogue/product-gallery.machine.ts';
import { productListMachine } from '#machines/catalogue/product-list.machine.ts';
import { productOptionsMachine } from '#machines/catalogue/product-options.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { shoe, shoes } from '../kit/product.samples.ts';
import { type Proof, proof } from '../page.ts';
import {
  detail as detailDriver,
  productFacets,
  productGalleryDriver,
  productList,
  productOptionsDriver,
} from './products.driver.ts';
import {
  closed,
  detail,
  error,
  facets,
  filtered,
  narrowed,
  opened,
  option,
  removed,
  retried,
  sized,
  soldOut,
  turned,
  two,
} from './products.samples.ts';

const productListEntry = pagedEntry({
  title: '상품 목록',
  group: '상품',
  machine: productListMachine,
  filter: EMPTY_FILTER,
  narrowed,
  beside: { correctedQuery: null, withoutOne: [] },
  filters: 'withPage',
  items: shoes,
  error,
});

/**
 * Registry entry of the chart of the filter counts of a product list: sample data and labels for
 * tests, diagrams and the inspector.
 */
export const productFacetsEntry: RegistryEntry = {
  title: '상품 필터 개수',
  group: '상품',
  machine: productFacetsMachine,
  input: { filter: EMPTY_FILTER },
  ports: { loadFacets: { done: facets, error } },
  events: [filtered],
  walkthroughs: [
    {
      name: '조건을 바꾸면 다시 셈',
      steps: [done('loadFacets', facets), filtered, done('loadFacets', facets)],
    },
    { name: '세지 못하면 개수 없이', steps: [failed('loadFacets', error)] },
  ],
};

/**
 * Registry entry of the chart of the product page: sample data and labels for tests, diagrams and
 * the inspector.
 */
export const productDetailEntry: RegistryEntry = {
  title: '상품 상세',
  group: '상품',
  machine: productDetailMachine,
  input: { id: 1, preview: shoe(1) },
  unreachable: ['loading.blank'],
  rests: ['loaded'],
  ports: { load: { done: detail, error } },
  events: [retried],
  walkthroughs: [
    { name: '목록에서 본 것부터 보이고 나머지가 옴', steps: [done('load', detail)] },
    { name: '실패 뒤 다시 시도', steps: [failed('load', error), retried, done('load', detail)] },
  ],
};

/**
 * Registry entry of the chart of the choice of colour and size of a product: sample data and labels
 * for tests, diagrams and the inspector.
 */
export const productOptionsEntry: RegistryEntry = {
  title: '상품 옵션',
  group: '상품',
  machine: productOptionsMachine,
  input: { options: [option, soldOut], wanted: NO_PRESELECTION },
  ports: {},
  events: [
    { type: 'gender.chosen', gender: 'UNISEX' },
    { type: 'color.chosen', color: 'BLACK' },
    { type: 'size.wanted', size: '260' },
    { type: 'size.advised', size: '260' },
    { type: 'sheet.opened' },
    { type: 'sheet.closed' },
    sized,
    two,
    removed,
  ],
  walkthroughs: [
    { name: '고르고 수량을 늘린 뒤 빼기', steps: [sized, two, removed] },
    {
      name: '골랐다 빼고, 구매를 눌러 창에서 고르기',
      steps: [sized, removed, { type: 'sheet.opened' }, sized, { type: 'sheet.closed' }],
    },
  ],
};

const productGalleryEntry: RegistryEntry = {
  title: '상품 사진',
  group: '상품',
  machine: productGalleryMachine,
  input: { pictures: 6, frames: 24 },
  ports: { loadFrames: { done: undefined, error: new Error('사진을 불러오지 못했어요') } },
  events: [
    opened,
    { type: 'picture.moved', by: 1 },
    { type: 'picture.pressed' },
    turned,
    { type: 'turn.moved', by: 1 },
    closed,
  ],
  walkthroughs: [
    {
      name: '크게 보고 더 가까이 보기',
      steps: [opened, { type: 'picture.pressed' }, { type: 'picture.moved', by: -1 }, closed],
    },
    {
      name: '돌려 보기',
      steps: [opened, closed, turned, done('loadFrames', undefined), { type: 'turn.moved', by: -1 }, closed],
    },
    {
      name: '돌려 볼 사진이 오지 않음',
      steps: [opened, closed, turned, failed('loadFrames', error), turned],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(productListEntry, {
    about: '조건을 좁히고 쪽을 넘기며 상품을 찾아요.',
    says: { loadPage: '상품 한 쪽을 불러와요' },
    driver: productList,
  }),
  proof(productFacetsEntry, {
    about: '조건마다 상품이 몇 개인지 보며 고를 조건을 정해요.',
    says: { loadFacets: '조건마다 상품 수를 세어 와요', 'filter.changed': '조건을 바꿔요' },
    driver: productFacets,
  }),
  proof(productDetailEntry, {
    about: '목록에서 본 사진과 가격부터 바로 보고, 이어서 온 상품에서 살 수 있는 옵션을 골라요.',
    says: { load: '상품을 불러와요' },
    driver: detailDriver,
  }),
  proof(productOptionsEntry, {
    about: '성별, 색, 사이즈를 골라 살 것을 담고 수량을 정해요. 목록에서 고른 조건은 그대로 이어져요.',
    says: {
      'size.wanted': '성별을 고르기 전에 사이즈부터 골라요',
      'size.advised': '내 발에 맞는 사이즈를 알려 줘요',
      'sheet.opened': '아래에서 옵션 창을 열어요',
      'sheet.closed': '옵션 창을 닫아요',
      'gender.chosen': '성별을 골라요',
      'color.chosen': '색을 골라요',
      'size.chosen': '사이즈를 골라요',
      'quantity.changed': '수량을 바꿔요',
      'pick.removed': '고른 옵션을 빼요',
    },
    driver: productOptionsDriver,
  }),
  proof(productGalleryEntry, {
    about: '상품 사진을 크게 보거나 신발을 손으로 돌려 봐요.',
    says: {
      loadFrames: '둘레를 돌며 찍은 사진을 불러와요',
      'picture.opened': '사진 하나를 화면 가득 열어요',
      'picture.moved': '앞뒤 사진으로 넘어가요',
      'picture.pressed': '더 가까이 보거나 되돌려요',
      'turn.started': '돌려 보기를 시작해요',
      'turn.moved': '신발을 돌려요',
      'view.closed': '크게 보기나 돌려 보기를 닫아요',
    },
    driver: productGalleryDriver,
  }),
];
