import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import type { ProductDetail, ProductOption } from '#domain/catalogue/product.ts';
import { PRICE_BANDS } from '#domain/catalogue/product-list/filter-conditions.ts';
import type { ProductFacets } from '#domain/catalogue/product-list/product-facets.ts';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { FOOT_WIDTH_CODES, HEEL_BANDS, MAIN_MATERIAL_CODES } from '#domain/catalogue/product-traits.ts';
import { shoe } from '../kit/product.samples.ts';

export const error = new Error('상품 목록을 불러오는데 실패했습니다');
export const narrowed = { ...EMPTY_FILTER, inStockOnly: true };

const counted = (values: readonly string[]) =>
  values.map((value, index) => ({ value, count: (index % 4) + 2 }));

export const facets: ProductFacets = {
  categories: counted(DEFAULT_CATEGORIES.map(({ categoryId }) => String(categoryId))),
  stores: [
    { value: '1', label: '구두장이 공방', count: 6 },
    { value: '2', label: '달리는사람들', count: 7 },
    { value: '3', label: '골목스니커즈', count: 5 },
  ],
  brands: [
    { value: '1', label: '다온', count: 8 },
    { value: '2', label: '미르진', count: 4 },
  ],
  colors: counted(['WHITE', 'BLACK', 'NAVY', 'RED', 'BEIGE']),
  sizes: counted(SHOE_SIZES.slice(0, 12)),
  genders: counted(PRODUCT_GENDERS),
  widths: counted(FOOT_WIDTH_CODES),
  heels: counted(HEEL_BANDS.slice(0, 3)),
  materials: counted(MAIN_MATERIAL_CODES.slice(0, 4)),
  prices: counted(PRICE_BANDS.slice(0, 4).map(String)),
  inStock: 17,
  discounted: 6,
};

export const filtered = { type: 'filter.changed', filter: narrowed } as const;

export const option: ProductOption = {
  optionId: 11,
  gender: 'UNISEX',
  size: '260',
  color: 'BLACK',
  stock: 3,
};

export const soldOut: ProductOption = { ...option, optionId: 12, size: '265', stock: 0 };
const sizes = ['240', '245', '250', '255', '260', '265', '270', '275', '280'];

export const detail: ProductDetail = {
  ...shoe(1),
  discountType: 'RATE_DISCOUNT',
  discountValue: 20,
  description: '어디에나 어울리는 낮은 굽의 기본 스니커즈예요. 발등이 높아도 편하게 신을 수 있어요.',
  brand: { brandId: 1, name: '다온' },
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

export const retried = { type: 'screen.retried' };
export const sized = { type: 'size.chosen', optionId: 11 } as const;
export const two = { type: 'quantity.changed', optionId: 11, quantity: 2 } as const;
export const removed = { type: 'pick.removed', optionId: 11 } as const;
export const opened = { type: 'picture.opened', at: 1 } as const;
export const closed = { type: 'view.closed' } as const;
export const turned = { type: 'turn.started' } as const;
