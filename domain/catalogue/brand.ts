import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { brandSchema } from './product.ts';

/** Public endpoint: lists the brands by name. */
export const listBrands = endpoint({
  method: 'GET',
  path: '/api/brands',
  access: 'public',
  summary: 'Lists all brands by name.',
  response: v.array(brandSchema),
  wrapping: 'envelope',
});

const named = v.object({
  ...brandSchema.entries,
  /** Empty if the brand has none. */
  englishName: v.string(),
});

const listed = v.object({
  ...named.entries,
  /** Number of products on sale. */
  products: v.number(),
});
export type ListedBrand = v.InferOutput<typeof listed>;

/** Public endpoint: lists the brands that have products on sale, by name. */
export const brandOverview = endpoint({
  method: 'GET',
  path: '/api/brands/overview',
  access: 'public',
  summary: 'Lists brands with products on sale, with their number of products, by name.',
  response: v.array(listed),
  wrapping: 'envelope',
});

const shown = v.object({
  ...named.entries,
  /** Other names by which it is found. */
  aliases: v.array(v.string()),
});
export type ShownBrand = v.InferOutput<typeof shown>;

/**
 * Public endpoint: reads one brand. The id of a brand that was merged into another one reads that one, so that the
 * answer has another id.
 */
export const showBrand = endpoint({
  method: 'GET',
  path: '/api/brands/{id}',
  access: 'public',
  summary: 'Returns a brand; for one that was merged, the brand that it was merged into.',
  params: idParams,
  response: shown,
  wrapping: 'envelope',
});
