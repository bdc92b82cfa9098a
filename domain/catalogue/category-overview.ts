import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { categorySchema } from './category.ts';
import { productListItem } from './product.ts';

const overviewSchema = v.object({
  ...categorySchema.entries,
  productCount: v.number(),
  /** Products with the most wishlist entries. */
  products: v.array(productListItem),
});
export type CategoryOverview = v.InferOutput<typeof overviewSchema>;

/** Public endpoint: lists categories with their product count and most wished products. */
export const categoryOverview = endpoint({
  method: 'GET',
  path: '/api/products/categories/overview',
  access: 'public',
  summary: 'Lists categories with their number of products and most wished products.',
  response: v.array(overviewSchema),
  wrapping: 'envelope',
});
