import { MAX_RECENT_VIEWS } from '../policies/records.ts';

/** What is remembered of a look. */
export type ViewMark = { productId: number; viewedAt: string };

/** One look more: newest first, each product once, the oldest beyond the limit forgotten. */
export const withView = (views: readonly ViewMark[], view: ViewMark): ViewMark[] =>
  [view, ...views.filter(({ productId }) => productId !== view.productId)].slice(0, MAX_RECENT_VIEWS);
