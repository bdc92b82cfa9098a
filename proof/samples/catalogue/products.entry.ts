import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import type { ProductDetail, ProductOption } from '#domain/catalogue/product.ts';
import { NO_PRESELECTION } from '#domain/catalogue/product-list/option-selection.ts';
import type { ProductFacets } from '#domain/catalogue/product-list/product-facets.ts';
import { EMPTY_FILTER, PRICE_BANDS } from '#domain/catalogue/product-list/product-filter.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { productDetailMachine } from '#machines/catalogue/product-detail.machine.ts';
import { productFacetsMachine } from '#machines/catalogue/product-facets.machine.ts';
import { productGalleryMachine } from '#machines/catalogue/product-gallery.machine.ts';
import { productListMachine } from '#machines/catalogue/product-list.machine.ts';
import { productOptionsMachine } from '#machines/catalogue/product-options.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { shoe, shoes } from '../kit/products.entry.ts';

const error = new Error('상품 목록을 불러오는데 실패했습니다');
const narrowed = { ...EMPTY_FILTER, inStockOnly: true };

/**
 * Registry entry of the chart of the product list: sample data and labels for tests, diagrams and
 * the inspector.
 */
export const productListEntry = pagedEntry({
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

const counted = (values: readonly string[]) =>
  values.map((value, index) => ({ value, count: (index % 4) + 2 }));
const facets: ProductFacets = {
  categories: counted(DEFAULT_CATEGORIES.map(({ categoryId }) => String(categoryId))),
  stores: [
    { value: '1', label: '구두장이 공방', count: 6 },
    { value: '2', label: '달리는사람들', count: 7 },
    { value: '3', label: '골목스니커즈', count: 5 },
  ],
  colors: counted(['WHITE', 'BLACK', 'NAVY', 'RED', 'BEIGE']),
  sizes: counted(SHOE_SIZES.slice(0, 12)),
  genders: counted(PRODUCT_GENDERS),
  prices: counted(PRICE_BANDS.slice(0, 4).map(String)),
  inStock: 17,
  discounted: 6,
};
const filtered = { type: 'filter.changed', filter: narrowed } as const;

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

const option: ProductOption = { optionId: 11, gender: 'UNISEX', size: '260', color: 'BLACK', stock: 3 };
const soldOut: ProductOption = { ...option, optionId: 12, size: '265', stock: 0 };
const sizes = ['240', '245', '250', '255', '260', '265', '270', '275', '280'];
const detail: ProductDetail = {
  ...shoe(1),
  discountType: 'RATE_DISCOUNT',
  discountValue: 20,
  description: '어디에나 어울리는 낮은 굽의 기본 스니커즈예요. 발등이 높아도 편하게 신을 수 있어요.',
  categoryType: 'SNEAKERS',
  categoryName: '스니커즈',
  images: ['NAVY', 'BLACK'].flatMap((color, place) =>
    [1, 2, 3].map((view) => ({
      imageId: place * 3 + view,
      url: `images/products/gorae-low-${color}-${view}.svg`,
      type: 'MAIN',
      color,
    })),
  ),
  options: ['NAVY', 'BLACK'].flatMap((color, place) =>
    sizes.map((size, index): ProductOption => {
      const optionId = place * sizes.length + index + 11;
      return { optionId, gender: 'UNISEX', size, color, stock: index % 4 === 3 ? 0 : index + 2 };
    }),
  ),
  turnImages: [],
  delivery: { today: '2026-11-22', shipsOn: '2026-11-23', arrivesOn: '2026-11-25' },
  createdAt: '2026-07-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

const retried = { type: 'screen.retried' };

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

const sized = { type: 'size.chosen', optionId: 11 } as const;
const two = { type: 'quantity.changed', optionId: 11, quantity: 2 } as const;
const removed = { type: 'pick.removed', optionId: 11 } as const;

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

const opened = { type: 'picture.opened', at: 1 } as const;
const closed = { type: 'view.closed' } as const;
const turned = { type: 'turn.started' } as const;

/**
 * Registry entry of the chart of the pictures of a product: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const productGalleryEntry: RegistryEntry = {
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
