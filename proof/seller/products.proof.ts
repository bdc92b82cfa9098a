import type { SellerProductDetail, SellerProductRow } from '#domain/seller/products/product-endpoints.ts';
import { productActionMachine } from '#machines/seller/products/product-action.machine.ts';
import { productRemovalMachine } from '#machines/seller/products/product-removal.machine.ts';
import { sellerProductMachine } from '#machines/seller/products/seller-product.machine.ts';
import {
  type SellerProductFilters,
  sellerProductsMachine,
} from '#machines/seller/products/seller-products.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { removalEntry } from '../kit/removal.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { productAction, productRemoval, sellerProduct, sellerProducts } from './products.driver.ts';

const group = '판매';
const at = '2026-11-20T03:00:00.000Z';
const error = new Error('상품을 불러오지 못했어요.');
const always = { saleFrom: null, saleUntil: null, saleStage: 'DURING' } as const;

/** Sample product in the list of its seller. */
const sellerProductRow: SellerProductRow = {
  productId: 1,
  name: '가벼운 러닝화',
  price: 89_000,
  discountPrice: 80_100,
  categoryId: 1,
  storeId: 1,
  storeName: '한강 러너스',
  wishNumber: 12,
  mainImageUrl: null,
  state: 'ON_SALE',
  sellerCode: 'RUN-01',
  stockTotal: 42,
  lowOptions: 2,
  lacks: 0,
  sold30: 18,
  version: 3,
  updatedAt: at,
  ...always,
};

const hidden: SellerProductRow = {
  ...sellerProductRow,
  productId: 2,
  name: '겨울 부츠',
  state: 'HIDDEN',
  sellerCode: null,
  stockTotal: 0,
  lowOptions: 4,
};

/** Product filter of a seller without any condition. */
export const noFilters: SellerProductFilters = { q: null, state: null, stock: null };
const filter = { filters: noFilters, sort: null, size: 20 };
const counts = { all: 2, DRAFT: 0, ON_SALE: 1, HIDDEN: 1, SUSPENDED: 0 };

const list = pagedEntry({
  title: '상품 관리',
  group,
  machine: sellerProductsMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { ...noFilters, q: '없는 상품' } },
  beside: { counts },
  error,
  items: [sellerProductRow, hidden],
});

const option = {
  optionId: 1,
  gender: 'UNISEX',
  size: '260',
  color: 'BLACK',
  sku: null,
  lowStock: 3,
  sold30: 0,
} as const;

/** Sample product with all that its editor shows. */
export const sellerProductDetail: SellerProductDetail = {
  productId: 1,
  name: '가벼운 러닝화',
  price: 89_000,
  discountType: 'RATE_DISCOUNT',
  discountValue: 10,
  discountPrice: 80_100,
  description: '가벼워요.',
  categoryId: 1,
  brandId: null,
  footWidth: 'WIDE',
  mainMaterial: 'MESH',
  story: [],
  innerLengths: [],
  sellerCode: 'RUN-01',
  state: 'ON_SALE',
  version: 3,
  createdAt: at,
  updatedAt: at,
  images: [],
  missing: [],
  ...always,
  facts: {
    material: '천',
    heelMm: 20,
    manufacturer: '가온',
    country: '대한민국',
    care: '젖은 천으로 닦아요.',
    warranty: '소비자분쟁해결기준',
    serviceContact: '02-1234-5678',
  },
  options: [
    { ...option, stock: 40, sold30: 18, sku: 'RUN-01-260' },
    { ...option, optionId: 2, size: '265', stock: 0 },
  ],
};

const detail = resourceEntry({
  title: '내 상품 하나',
  group,
  machine: sellerProductMachine,
  input: { id: 1 },
  reloads: true,
  load: { done: sellerProductDetail, error: new Error('상품 정보를 불러오지 못했어요.') },
});

const act = removalEntry({
  title: '상품 보이기와 숨기기',
  group,
  machine: productActionMachine,
  error: new Error('판매에 필요한 정보를 모두 입력해 주세요.'),
});

const asked = { type: 'removal.asked' } as const;
const confirmed = { type: 'removal.confirmed' } as const;
const dismissed = { type: 'removal.dismissed' } as const;
const refused = new Error('상품을 삭제하지 못했어요.');
const ordered = [asked, confirmed, done('remove', 'ORDERED')];

const removal: RegistryEntry = {
  title: '상품 삭제',
  group,
  machine: productRemovalMachine,
  input: { id: 1 },
  ports: {
    remove: { done: 'DELETED', error: refused, otherDone: ['ORDERED'] },
    hide: { done: undefined, error: new Error('상품을 숨기지 못했어요.') },
  },
  events: [asked, confirmed, dismissed],
  walkthroughs: [
    { name: '물었다가 삭제하기', steps: [asked, dismissed, asked, confirmed, done('remove', 'DELETED')] },
    { name: '주문된 상품은 숨기기', steps: [...ordered, confirmed, done('hide')] },
    { name: '주문된 상품을 그대로 두기', steps: [...ordered, dismissed] },
    { name: '거절되면 그대로 남기', steps: [asked, confirmed, failed('remove', refused)] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '내 상품을 상태와 재고로 나눠 보고, 하나를 열어요.',
    says: { loadPage: '내 상품 한 쪽을 불러와요' },
    driver: sellerProducts,
  }),
  proof(detail, {
    about: '내 상품 하나의 재고와 판매 전에 채울 것을 봐요.',
    says: { load: '내 상품 하나를 불러와요' },
    driver: sellerProduct,
  }),
  proof(act, {
    about: '한 번 묻고 나서 상품을 보이거나 숨기거나 복사해요.',
    says: { remove: '보이거나 숨기거나 복사해요', 'removal.asked': '할 일을 눌러요' },
    driver: productAction,
  }),
  proof(removal, {
    about: '한 번 묻고 나서 상품을 삭제하고, 주문된 상품은 대신 숨겨요.',
    says: { remove: '상품을 삭제해요', hide: '상품을 숨겨요' },
    driver: productRemoval,
  }),
];
