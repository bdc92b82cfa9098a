import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { DrawnScreen } from '#src/flow/screen-head.ts';

type Given = Partial<Pick<DrawnScreen, 'search' | 'params'>> & {
  /** Data of charts by their id. */
  known?: Readonly<Record<string, unknown>>;
  /** Data of a chart that is started besides. */
  asked?: unknown;
};

/** Returns a rendered screen of `https://shop.example`, as functions of heads receive it. */
export const drawnScreen = ({ known = {}, asked = null, search = '', params = {} }: Given): DrawnScreen => ({
  search,
  params,
  // The test supplies the data of the charts.
  known: ({ id }) => (known[id] ?? null) as never,
  ask: () => Promise.resolve(asked as never),
  at: (path) => `https://shop.example${path}`,
  pictureAt: (stored) => `https://shop.example/content/${stored}`,
  shop: { company: '신발장 주식회사', address: '서울', phone: '02-000-0000', email: 'help@shop.example' },
});

/** Returns a product; a test sets the fields that it checks. */
export const productWith = (own: Partial<ProductDetail>): ProductDetail => ({
  productId: 7,
  name: '고래 로우',
  price: 79_000,
  discountType: 'NONE',
  discountValue: 0,
  discountPrice: 63_200,
  wishNumber: 0,
  description: '어디에나 어울려요.',
  storeId: 3,
  storeName: '골목스니커즈',
  brand: null,
  categoryId: 1,
  categoryType: 'SNEAKERS',
  categoryName: '스니커즈',
  images: [{ imageId: 1, url: 'images/products/a.svg', type: 'MAIN' }],
  options: [{ optionId: 1, gender: 'UNISEX', size: '260', color: 'BLACK', stock: 3 }],
  colors: ['BLACK'],
  rating: null,
  reviewCount: 0,
  soldOut: false,
  freeShipping: true,
  arrivesOn: '2026-11-25',
  turnImages: [],
  delivery: { today: '2026-11-22', shipsOn: '2026-11-23', arrivesOn: '2026-11-25' },
  createdAt: '2026-07-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...own,
});
