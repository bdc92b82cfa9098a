import type { Category } from './category.ts';

/** Categories of a new shop, and the fallback when the API is unavailable (spec 3.3). */
export const DEFAULT_CATEGORIES = [
  { categoryId: 1, type: 'SNEAKERS', name: '스니커즈' },
  { categoryId: 2, type: 'RUNNING', name: '런닝화' },
  { categoryId: 3, type: 'BOOTS', name: '부츠' },
  { categoryId: 4, type: 'SANDALS', name: '샌들' },
  { categoryId: 5, type: 'CONVERSE', name: '컨버스' },
  { categoryId: 6, type: 'SPORTS', name: '스포츠화' },
  { categoryId: 7, type: 'DRESS', name: '구두' },
] as const satisfies readonly Category[];
