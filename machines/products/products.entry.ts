import type { ProductListItem, ProductOption } from '#domain/product.ts';
import type { ProductFacets } from '#domain/product-facets.ts';
import { EMPTY_FILTER } from '#domain/product-filter.ts';
import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { productDetailMachine } from './product-detail.machine.ts';
import { productFacetsMachine } from './product-facets.machine.ts';
import { type ProductPage, productListMachine } from './product-list.machine.ts';
import { productOptionsMachine } from './product-options.machine.ts';

const shoe: ProductListItem = {
  productId: 1,
  name: '가벼운 런닝화',
  price: 89_000,
  discountPrice: 79_000,
  categoryId: 2,
  storeId: 1,
  storeName: '달리는 가게',
  wishNumber: 4,
  mainImageUrl: null,
};
const page: ProductPage = {
  items: [shoe],
  page: 0,
  totalPages: 2,
  totalElements: 10,
  correctedQuery: null,
};
const none: ProductPage = { ...page, items: [], totalPages: 0, totalElements: 0 };
const error = new Error('상품 목록을 불러오는데 실패했습니다');
const second = { type: 'page.changed', page: 1 } as const;
const narrowed = {
  type: 'filter.changed',
  filter: { ...EMPTY_FILTER, inStockOnly: true },
  page: 0,
} as const;

export const productListEntry: RegistryEntry = {
  title: '상품 목록',
  group: '상품',
  machine: productListMachine,
  input: { filter: EMPTY_FILTER },
  ports: { loadPage: { done: page, error } },
  events: [second, narrowed, { type: 'screen.retried' }, { type: 'screen.reloaded' }, done('loadPage', none)],
  walkthroughs: [
    { name: '다음 쪽 보기', steps: [done('loadPage', page), second, done('loadPage', { ...page, page: 1 })] },
    { name: '조건을 좁혀 결과 없음', steps: [done('loadPage', page), narrowed, done('loadPage', none)] },
    {
      name: '실패 뒤 다시 시도',
      steps: [failed('loadPage', error), { type: 'screen.retried' }, done('loadPage', page)],
    },
  ],
};

const facets: ProductFacets = {
  categories: [{ value: '2', count: 10 }],
  stores: [{ value: '1', label: '달리는 가게', count: 10 }],
  colors: [{ value: 'BLACK', count: 4 }],
  sizes: [{ value: '260', count: 8 }],
  genders: [{ value: 'UNISEX', count: 10 }],
  prices: [{ value: '50000', count: 10 }],
  inStock: 9,
  discounted: 3,
};
const filtered = { type: 'filter.changed', filter: narrowed.filter } as const;

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

const option: ProductOption = { optionId: 11, gender: 'UNISEX', size: '260', color: 'BLACK', stock: 3 };
const soldOut: ProductOption = { ...option, optionId: 12, size: '265', stock: 0 };
const detail = { ...shoe, description: '매일 신는 신발이에요.', images: [], options: [option, soldOut] };

export const productDetailEntry: RegistryEntry = {
  title: '상품 상세',
  group: '상품',
  machine: productDetailMachine,
  input: 1,
  ports: { load: { done: detail, error } },
  events: [{ type: 'screen.retried' }, { type: 'screen.reloaded' }],
  walkthroughs: [
    {
      name: '실패 뒤 다시 시도',
      steps: [failed('load', error), { type: 'screen.retried' }, done('load', detail)],
    },
  ],
};

const sized = { type: 'size.chosen', optionId: 11 } as const;
const two = { type: 'quantity.changed', optionId: 11, quantity: 2 } as const;
const removed = { type: 'pick.removed', optionId: 11 } as const;

export const productOptionsEntry: RegistryEntry = {
  title: '상품 옵션',
  group: '상품',
  machine: productOptionsMachine,
  input: { options: [option, soldOut] },
  ports: {},
  events: [
    { type: 'gender.chosen', gender: 'UNISEX' },
    { type: 'color.chosen', color: 'BLACK' },
    sized,
    two,
    removed,
  ],
  walkthroughs: [{ name: '고르고 수량을 늘린 뒤 빼기', steps: [sized, two, removed] }],
};
