import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';

export const categorySchema = v.object({
  categoryId: v.number(),
  type: v.string(),
  name: v.string(),
  /** One of its shoes from the side. */
  imageUrl: v.nullish(v.string()),
});
export type Category = v.InferOutput<typeof categorySchema>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/products/categories',
  access: 'public',
  summary: 'All categories',
  response: v.array(categorySchema),
  wrapping: 'envelope',
});

/** Spec 8.2: no answer or a status of 500 and above means the default list; anything else is told, an unreadable answer too. */
export const fallsBackToDefaults = ({ kind, status }: { kind: string; status: number | null }): boolean =>
  kind !== 'shape' && (status === null || status >= 500);
