// Size: what a product is and what narrows a list of them, which are asked for together.
import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema } from '../kit/forms/fields.ts';
import { searchField } from '../kit/forms/search-field.ts';
import { deliverySchema } from '../kit/pricing/delivery.ts';
import { DISCOUNT_TYPES } from '../kit/pricing/pricing.ts';
import { COLORS } from './colors.ts';
import { cardFacts } from './product-card.ts';
import { splitValues } from './product-list/product-filter.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from './product-list/product-values.ts';
import { FOOT_WIDTH_CODES, HEEL_BANDS, MAIN_MATERIAL_CODES } from './product-traits.ts';

/** Schema of a brand as products and choices name it. */
export const brandSchema = v.object({ brandId: v.number(), name: v.string() });
export type Brand = v.InferOutput<typeof brandSchema>;

/** Schema of a product in a list; prices in won. */
export const productListItem = v.object({
  productId: v.number(),
  name: v.string(),
  price: v.number(),
  discountPrice: v.number(),
  categoryId: v.number(),
  storeId: v.number(),
  storeName: v.string(),
  wishNumber: v.number(),
  /** Picture of the first filtered colour that the product has; else of its default colour. */
  mainImageUrl: v.nullable(v.string()),
  /** Colour of that picture; only where the list was filtered by colour. */
  shownColor: v.optional(v.nullable(v.string()), null),
  ...cardFacts,
});
export type ProductListItem = v.InferOutput<typeof productListItem>;

const optionSchema = v.object({
  optionId: v.number(),
  gender: v.picklist(PRODUCT_GENDERS),
  size: v.string(),
  color: v.string(),
  stock: v.number(),
});
export type ProductOption = v.InferOutput<typeof optionSchema>;

const detailSchema = v.object({
  productId: v.number(),
  name: v.string(),
  price: v.number(),
  discountType: v.picklist(DISCOUNT_TYPES),
  discountValue: v.number(),
  discountPrice: v.number(),
  /** End of the discount; null without a current discount or without an end. */
  discountUntil: v.optional(v.nullable(v.string())),
  wishNumber: v.number(),
  description: v.string(),
  storeId: v.number(),
  storeName: v.string(),
  /** Brand; null if its seller has named none. */
  brand: v.optional(v.nullable(brandSchema), null),
  categoryId: v.number(),
  categoryType: v.string(),
  categoryName: v.string(),
  images: v.array(
    v.object({
      imageId: v.number(),
      url: v.string(),
      type: v.string(),
      color: v.optional(v.nullable(v.string())),
    }),
  ),
  /** Frames of the 360-degree view of one colour, in order; empty if there are none. */
  turnImages: v.optional(v.array(v.string()), []),
  options: v.array(optionSchema),
  /** True while the store is paused: no option has stock and restock alerts cannot be requested. */
  isSuspended: v.optional(v.boolean()),
  /** True while the store gives its followers a discount; it is read with the followers. */
  hasFollowerOffer: v.optional(v.boolean()),
  /** Reason of the pause, given by the store. */
  pauseReason: v.optional(v.nullable(v.string())),
  ...cardFacts,
  /** Estimated delivery for an order placed now; null if sold out. */
  delivery: v.optional(v.nullable(deliverySchema), null),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type ProductDetail = v.InferOutput<typeof detailSchema>;

/** Schema of a list parameter: repeated or comma-joined values, case-insensitive. */
const wordList = (allowed: readonly string[]) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((given) => splitValues(given).map((word) => word.toUpperCase())),
      v.check(
        (words) => words.length <= 60 && words.every((word) => allowed.includes(word)),
        '지원하지 않는 값이 있어요.',
      ),
    ),
    [],
  );

/** Most values of one filter. */
const MOST_CHOSEN = 60;

/** Schema of one or more ids, repeated or comma-joined. */
const idList = v.optional(
  v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((given): (string | number)[] => splitValues(given)),
    v.array(idSchema),
    v.maxLength(MOST_CHOSEN, `한 번에 ${MOST_CHOSEN}개까지 고를 수 있어요.`),
  ),
  [],
);

const wonQuery = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, '가격은 숫자로 입력해 주세요.'), v.transform(Number)),
);
const flag = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text === 'true'),
  ),
  'false',
);
const lenient = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : fallback)),
    ),
    String(fallback),
  );

/** Query of the product list: search text, filters, sort order and page. */
export const productQuerySchema = v.object({
  q: searchField,
  categoryId: idList,
  storeId: idList,
  brandId: idList,
  minPrice: wonQuery,
  maxPrice: wonQuery,
  colors: wordList(COLORS.map(({ code }) => code)),
  sizes: wordList(SHOE_SIZES),
  genders: wordList(PRODUCT_GENDERS),
  widths: wordList(FOOT_WIDTH_CODES),
  heels: wordList(HEEL_BANDS),
  materials: wordList(MAIN_MATERIAL_CODES),
  inStockOnly: flag,
  discountedOnly: flag,
  page: lenient(0),
  size: lenient(20),
  sort: v.optional(v.string(), 'latest'),
});
export type ProductQuery = v.InferOutput<typeof productQuerySchema>;

/** Query parameters that narrow a list; both price limits count as one condition. */
export const LIST_CONDITIONS = [
  'q',
  'categoryId',
  'storeId',
  'brandId',
  'price',
  'colors',
  'sizes',
  'genders',
  'widths',
  'heels',
  'materials',
  'inStockOnly',
  'discountedOnly',
] as const;
export type ListCondition = (typeof LIST_CONDITIONS)[number];

/** Public endpoint: searches and filters products, by page. */
export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  summary: 'Searches and filters products.',
  query: productQuerySchema,
  response: v.object({
    content: v.array(productListItem),
    totalElements: v.number(),
    totalPages: v.number(),
    size: v.number(),
    number: v.number(),
    /** Corrected text that was searched instead of one without results; else null. */
    correctedQuery: v.nullish(v.string(), null),
    /** For an empty list: number of results without each single condition. */
    withoutOne: v.optional(
      v.array(v.object({ condition: v.picklist(LIST_CONDITIONS), count: v.number() })),
      [],
    ),
  }),
  wrapping: 'envelope',
});

/** Public endpoint: reads one product with pictures and options. */
export const productDetail = endpoint({
  method: 'GET',
  path: '/api/products/{id}',
  access: 'public',
  summary: 'Returns a product with pictures and options.',
  params: idParams,
  response: detailSchema,
  wrapping: 'envelope',
});
