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

export const productListItem = v.object({
  productId: v.number(),
  name: v.string(),
  price: v.number(),
  discountPrice: v.number(),
  categoryId: v.number(),
  storeId: v.number(),
  storeName: v.string(),
  wishNumber: v.number(),
  /** Of the first colour that a list is filtered by and that the product has; else its own. */
  mainImageUrl: v.nullable(v.string()),
  /** The colour of that picture, where the list asked for it. */
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
  /** When the discount ends; null where none counts, or for ever. */
  discountUntil: v.optional(v.nullable(v.string())),
  wishNumber: v.number(),
  description: v.string(),
  storeId: v.number(),
  storeName: v.string(),
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
  /** Frames of one colour that turns, in order; empty where there are none. */
  turnImages: v.optional(v.array(v.string()), []),
  options: v.array(optionSchema),
  /** Its store sells nothing now: no option has stock, and nobody can begin to wait for one. */
  isSuspended: v.optional(v.boolean()),
  /** What its store says of that. */
  pauseReason: v.optional(v.nullable(v.string())),
  ...cardFacts,
  /** If it is bought now; null where it is sold out. */
  delivery: v.optional(v.nullable(deliverySchema), null),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type ProductDetail = v.InferOutput<typeof detailSchema>;

/** Values of a list parameter: repeated, comma-joined, in any letter case. */
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

/** Values of one filter that a list takes. */
const MOST_CHOSEN = 60;

/** One id or several. */
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

export const productQuerySchema = v.object({
  q: searchField,
  categoryId: idList,
  storeId: idList,
  minPrice: wonQuery,
  maxPrice: wonQuery,
  colors: wordList(COLORS.map(({ code }) => code)),
  sizes: wordList(SHOE_SIZES),
  genders: wordList(PRODUCT_GENDERS),
  inStockOnly: flag,
  discountedOnly: flag,
  page: lenient(0),
  size: lenient(20),
  sort: v.optional(v.string(), 'latest'),
});
export type ProductQuery = v.InferOutput<typeof productQuerySchema>;

/** What narrows a list, by the words of its query; both limits of the price are one. */
export const LIST_CONDITIONS = [
  'q',
  'categoryId',
  'storeId',
  'price',
  'colors',
  'sizes',
  'genders',
  'inStockOnly',
  'discountedOnly',
] as const;
export type ListCondition = (typeof LIST_CONDITIONS)[number];

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  summary: 'Search and filter products',
  query: productQuerySchema,
  response: v.object({
    content: v.array(productListItem),
    totalElements: v.number(),
    totalPages: v.number(),
    size: v.number(),
    number: v.number(),
    /** What was searched instead of a text that finds nothing. */
    correctedQuery: v.nullish(v.string(), null),
    /** Of an empty list: how many there would be without one of its conditions, if any. */
    withoutOne: v.optional(
      v.array(v.object({ condition: v.picklist(LIST_CONDITIONS), count: v.number() })),
      [],
    ),
  }),
  wrapping: 'envelope',
});

export const productDetail = endpoint({
  method: 'GET',
  path: '/api/products/{id}',
  access: 'public',
  summary: 'One product with pictures and options',
  params: idParams,
  response: detailSchema,
  wrapping: 'envelope',
});
