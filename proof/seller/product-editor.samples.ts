import type { Category } from '#domain/catalogue/category.ts';
import type { Brand } from '#domain/catalogue/product.ts';
import type { SellerProductDetail } from '#domain/seller/products/product-endpoints.ts';
import type { SettledStock } from '#domain/seller/products/stock-edit.ts';
import type { Layer } from '#machines/seller/products/grid-layers.model.ts';
import { type ProductEditorOpening, valuesOf } from '#machines/seller/products/product-editor.model.ts';
import { done, failed, refusal } from '../entry.ts';

export const group = '판매자';

const categories: Category[] = [
  { categoryId: 1, type: 'RUNNING', name: '런닝화', imageUrl: null },
  { categoryId: 2, type: 'LOAFERS', name: '로퍼', imageUrl: null },
];

const brands: Brand[] = [
  { brandId: 1, name: '다온' },
  { brandId: 2, name: '미르진' },
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
  brandId: 1,
  footWidth: 'REGULAR',
  mainMaterial: 'LEATHER',
  story: [
    { kind: 'TEXT', text: '발볼을 넉넉히 잡았어요.' },
    { kind: 'PICTURE', imageUrl: 'images/products/a.webp', alt: null, width: 800, height: 800 },
  ],
  innerLengths: [{ size: '250', innerMm: 262 }],
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

export const error = new Error('상품을 불러오지 못했어요.');

const openingOf = (goods: SellerProductDetail): ProductEditorOpening => ({
  values: valuesOf(goods),
  about: { goods, categories, brands },
});

export const written = openingOf(draftProduct);
export const theirs: SellerProductDetail = { ...draftProduct, name: '한강 나루 페니 로퍼', version: 3 };

export const editConflict = refusal(
  '다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.',
  'VERSION_CONFLICT',
);

export const taken = refusal('이미 있는 상품 이름이에요.', 'DUPLICATE_PRODUCT_NAME');

export const foreign = Object.assign(
  refusal('상품을 찾을 수 없어요. 판매가 끝났을 수 있어요.', 'PRODUCT_NOT_FOUND'),
  {
    status: 404,
  },
);

export const lacking = Object.assign(refusal('판매에 필요한 정보를 채워 주세요.', 'FACTS_REQUIRED'), {
  fieldProblems: [{ field: 'facts.care', message: '취급 방법을 입력해 주세요.' }],
});

export const typed = { type: 'field.changed', change: { name: '나루 로퍼' } } as const;
export const unnamed = { type: 'field.changed', change: { name: '' } } as const;
export const careless = { type: 'fact.changed', name: 'care', value: '' } as const;
export const submitted = { type: 'form.submitted' } as const;
export const asked = { type: 'publication.asked' } as const;
export const left = { type: 'form.left', to: '/product-manage' } as const;
export const confirmed = { type: 'leave.confirmed' } as const;
export const cancelled = { type: 'leave.cancelled' } as const;
export const theirsTaken = { type: 'other.taken' } as const;
export const mine = { type: 'mine.confirmed' } as const;
export const retried = { type: 'screen.retried' } as const;
export const stored = { id: 1 };
export const read = done('load', written);
export const beaten = [read, typed, submitted, failed('save', editConflict), done('lookUp', theirs)] as const;
export const storedAndRead = [read, asked, done('store', stored), done('check', written)] as const;

export const pressed = (row: number, column: number, isExtending = false) =>
  ({ type: 'cell.pressed', place: { row, column }, isExtending }) as const;

export const ten = [
  { type: 'digit.typed', digit: '1' },
  { type: 'digit.typed', digit: '0' },
] as const;

export const moved = (down: number, across: number, isExtending = false) =>
  ({ type: 'focus.moved', down, across, isExtending }) as const;

export const color = { type: 'color.added', color: 'NAVY' } as const;
export const noColor = { type: 'color.removed', color: 'BLACK' } as const;
export const all = { type: 'all.chosen' } as const;
export const soldOut = { type: 'number.given', stock: 0 } as const;
export const range = { type: 'range.started' } as const;
export const copied = { type: 'row.copied', to: null } as const;

export const pasted = {
  type: 'block.pasted',
  text: '3\t4\n품절\t12',
  options: ['UNISEX/BLACK/230'],
} as const;

export const layer = (shown: Layer) => ({ type: 'layer.chosen', layer: shown }) as const;
export const counted = { type: 'number.confirmed' } as const;
export const dropped = { type: 'number.dropped' } as const;
export const more = { type: 'stock.changed', wanted: [{ optionId: 1, stock: 12 }] } as const;
export const fewer = { type: 'stock.changed', wanted: [{ optionId: 2, stock: 0 }] } as const;
export const settled: SettledStock[] = [{ optionId: 1, done: true, stock: 11, reason: null }];
export const sold: SettledStock[] = [{ optionId: 1, done: false, stock: 2, reason: 'STOCK_MOVED' }];
export const again = { type: 'edits.retried' } as const;
export const known = { 1: 5, 2: 3, 3: 1 };
export const gone = refusal('상품 옵션을 찾을 수 없어요.', 'PRODUCT_OPTION_NOT_FOUND');
