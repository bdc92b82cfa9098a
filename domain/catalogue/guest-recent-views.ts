import { MAX_RECENT_VIEWS } from '../policies/records.ts';

/** View of a product that a browser remembers. */
export type ViewMark = { productId: number; viewedAt: string };

/** Adds a view: newest first, each product once, oldest entries beyond the limit dropped. */
export const withView = (views: readonly ViewMark[], view: ViewMark): ViewMark[] =>
  [view, ...views.filter(({ productId }) => productId !== view.productId)].slice(0, MAX_RECENT_VIEWS);
