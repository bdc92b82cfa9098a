import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { productQuerySchema } from '../product.ts';

const valueCount = v.object({ value: v.string(), count: v.number() });
const namedCount = v.object({ value: v.string(), label: v.string(), count: v.number() });
export type ValueCount = v.InferOutput<typeof valueCount>;

/**
 * Facet counts: products that a list would have with this value as the only one of its kind and all
 * other filters kept. A value known to the shop keeps its place with 0; a value without any product
 * is left out.
 */
const facetsSchema = v.object({
  categories: v.array(valueCount),
  stores: v.array(namedCount),
  /** Cached responses of older versions lack them. */
  brands: v.optional(v.array(namedCount), []),
  colors: v.array(valueCount),
  sizes: v.array(valueCount),
  genders: v.array(valueCount),
  /** Cached responses of older versions lack these three. */
  widths: v.optional(v.array(valueCount), []),
  heels: v.optional(v.array(valueCount), []),
  materials: v.optional(v.array(valueCount), []),
  /** Keyed by the lower limits of PRICE_BANDS. */
  prices: v.array(valueCount),
  /** Number of products with the switch on. */
  inStock: v.number(),
  discounted: v.number(),
});
export type ProductFacets = v.InferOutput<typeof facetsSchema>;

/** Public endpoint: counts the products of a list for every filter value. */
export const productFacets = endpoint({
  method: 'GET',
  path: '/api/products/facets',
  access: 'public',
  summary: 'Returns the count of each filter value for a product list.',
  query: productQuerySchema,
  response: facetsSchema,
  wrapping: 'envelope',
});
