import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';

const categorySchema = v.object({ categoryId: v.number(), type: v.string(), name: v.string() });
export type Category = v.InferOutput<typeof categorySchema>;

/** Shown when the service cannot be asked (spec 3.3). */
export const DEFAULT_CATEGORIES: readonly Category[] = [
  { categoryId: 1, type: 'SNEAKERS', name: '스니커즈' },
  { categoryId: 2, type: 'RUNNING', name: '런닝화' },
  { categoryId: 3, type: 'BOOTS', name: '부츠' },
  { categoryId: 4, type: 'SANDALS', name: '샌들' },
  { categoryId: 5, type: 'CONVERSE', name: '컨버스' },
  { categoryId: 6, type: 'SPORTS', name: '스포츠화' },
  { categoryId: 7, type: 'DRESS', name: '구두' },
];

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
