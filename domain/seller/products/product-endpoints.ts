// Size: the endpoints of a seller's products, which share their rows and forms.
import * as v from 'valibot';
import { storyBlockSchema } from '../../catalogue/product-story.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { searchField } from '../../kit/forms/search-field.ts';
import { pageQuery } from '../../kit/page.ts';
import { DISCOUNT_TYPES } from '../../kit/pricing/pricing.ts';
import { SALE_STAGES } from '../../kit/time/sale-period.ts';
import { productOption } from './option-endpoints.ts';
import { ASKED_STATES, PRODUCT_STATES } from './product-state.ts';

const forSellers = { access: 'seller', wrapping: 'envelope' } as const;
const versionField = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Period and current stage of the discount. */
const sale = {
  saleFrom: v.nullable(v.string()),
  saleUntil: v.nullable(v.string()),
  saleStage: v.picklist(SALE_STAGES),
};

/** Reason of the suspension; only for suspended products. */
const suspendedReason = v.nullish(v.string());

/** Row of the seller's product list: fields of the public list and those of the store. */
const sellerProductRow = v.object({
  productId: v.number(),
  name: v.string(),
  price: v.number(),
  /** Price while the discount is in force. */
  discountPrice: v.number(),
  ...sale,
  categoryId: v.number(),
  storeId: v.number(),
  storeName: v.string(),
  wishNumber: v.number(),
  mainImageUrl: v.nullable(v.string()),
  state: v.picklist(PRODUCT_STATES),
  suspendedReason,
  sellerCode: v.nullable(v.string()),
  stockTotal: v.number(),
  /** Number of options that are low or out of stock. */
  lowOptions: v.number(),
  /** Number of requirements for publication that are not met. */
  lacks: v.number(),
  /** Units sold in thirty days and not returned. */
  sold30: v.number(),
  version: v.number(),
  updatedAt: v.string(),
});
export type SellerProductRow = v.InferOutput<typeof sellerProductRow>;

const goodsCounts = v.object({
  all: v.number(),
  DRAFT: v.number(),
  ON_SALE: v.number(),
  HIDDEN: v.number(),
  SUSPENDED: v.number(),
});

export const STOCK_FILTERS = ['all', 'low', 'out'] as const;
export const SELLER_PRODUCT_SORTS = ['latest', 'updated', 'name', 'price_asc', 'price_desc'] as const;

/** Filter of a store's products. */
export const sellerProductFilter = {
  q: searchField,
  state: v.optional(v.picklist(PRODUCT_STATES)),
  stock: v.optional(v.picklist(STOCK_FILTERS), 'all'),
};

/** Endpoint of sellers: lists products of the own store in every state. */
export const listSellerProducts = endpoint({
  ...forSellers,
  method: 'GET',
  path: '/api/seller/products',
  summary: "Lists products of the caller's store in every state.",
  query: v.object({
    ...pageQuery(10),
    ...sellerProductFilter,
    sort: v.optional(v.picklist(SELLER_PRODUCT_SORTS), 'latest'),
  }),
  response: v.object({
    content: v.array(sellerProductRow),
    totalElements: v.number(),
    totalPages: v.number(),
    size: v.number(),
    number: v.number(),
    /** Numbers of the whole store, regardless of the filter. */
    counts: goodsCounts,
  }),
});

const facts = v.object({
  material: v.string(),
  heelMm: v.nullable(v.number()),
  manufacturer: v.string(),
  country: v.string(),
  care: v.string(),
  warranty: v.string(),
  serviceContact: v.string(),
});

const sellerProductDetail = v.object({
  productId: v.number(),
  name: v.string(),
  price: v.number(),
  discountType: v.picklist(DISCOUNT_TYPES),
  discountValue: v.number(),
  discountPrice: v.number(),
  ...sale,
  description: v.string(),
  categoryId: v.number(),
  brandId: v.optional(v.nullable(v.number()), null),
  footWidth: v.optional(v.nullable(v.string()), null),
  mainMaterial: v.optional(v.nullable(v.string()), null),
  /** Measured lengths inside the shoe by size. */
  innerLengths: v.optional(v.array(v.object({ size: v.string(), innerMm: v.number() })), []),
  /** Story of the product page, in order. */
  story: v.optional(v.array(storyBlockSchema), []),
  sellerCode: v.nullable(v.string()),
  state: v.picklist(PRODUCT_STATES),
  suspendedReason,
  version: v.number(),
  facts,
  images: v.array(
    v.object({ imageId: v.number(), url: v.string(), type: v.string(), color: v.nullable(v.string()) }),
  ),
  options: v.array(productOption),
  /** Requirements for publication that are not met. */
  missing: v.array(v.object({ field: v.string(), message: v.string() })),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type SellerProductDetail = v.InferOutput<typeof sellerProductDetail>;

/** Endpoint of sellers: reads one own product with all that its editor shows. */
export const readSellerProduct = endpoint({
  ...forSellers,
  method: 'GET',
  path: '/api/seller/products/{id}',
  summary: "Returns a product of the caller's store with all fields of its editor.",
  params: idParams,
  response: sellerProductDetail,
});

const made = v.object({ productId: v.number() });

/** Endpoint of sellers: creates a draft product: JSON part `product` and pictures as parts. */
export const createProduct = endpoint({
  ...forSellers,
  method: 'POST',
  path: '/api/seller/products',
  keyed: true,
  multipart: true,
  limit: 'GOODS',
  status: 201,
  summary:
    'Creates a draft of a product: part product as JSON, pictures as mainImages, detailImages and storyImages.',
  response: made,
});

/** Endpoint of sellers: replaces a product with its complete lists of pictures and options. */
export const changeProduct = endpoint({
  ...forSellers,
  method: 'PUT',
  path: '/api/seller/products/{id}',
  keyed: true,
  multipart: true,
  limit: 'GOODS',
  summary: 'Changes a product; images is the complete list of its pictures, options that of its options.',
  params: idParams,
  response: v.null(),
});

/** Endpoint of sellers: creates a draft copy of an own product, without stock. */
export const copyProduct = endpoint({
  ...forSellers,
  method: 'POST',
  path: '/api/seller/products/{id}/copy',
  keyed: true,
  summary: 'Creates a draft as a copy of a product, without stock.',
  params: idParams,
  response: made,
});
/** Endpoint of sellers: shows or hides a product; showing needs the mandatory facts. */
export const changeProductState = endpoint({
  ...forSellers,
  method: 'POST',
  path: '/api/seller/products/{id}/state',
  summary: 'Publishes or hides a product; one without the statutory information is not published.',
  params: idParams,
  body: v.object({ state: v.picklist(ASKED_STATES), version: versionField }),
  response: v.object({ state: v.picklist(PRODUCT_STATES), version: v.number() }),
});

/** Endpoint of sellers: deletes a product that was never ordered. */
export const deleteProduct = endpoint({
  ...forSellers,
  method: 'DELETE',
  path: '/api/seller/products/{id}',
  summary: 'Deletes a product that was never ordered.',
  params: idParams,
  response: v.null(),
});
