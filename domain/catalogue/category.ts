import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';

/** Schema of a product category with a picture of one of its products. */
export const categorySchema = v.object({
  categoryId: v.number(),
  type: v.string(),
  name: v.string(),
  /** Side view of one product of the category. */
  imageUrl: v.nullish(v.string()),
});
export type Category = v.InferOutput<typeof categorySchema>;

/** Public endpoint: lists the product categories. */
export const listCategories = endpoint({
  method: 'GET',
  path: '/api/products/categories',
  access: 'public',
  summary: 'Lists all categories.',
  response: v.array(categorySchema),
  wrapping: 'envelope',
});

/**
 * Spec 8.2: true for no response or a status from 500 on; other errors, also invalid bodies, are
 * shown.
 */
export const fallsBackToDefaults = ({ kind, status }: { kind: string; status: number | null }): boolean =>
  kind !== 'shape' && (status === null || status >= 500);
