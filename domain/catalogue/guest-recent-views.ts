import { MAX_RECENT_VIEWS } from '../policies/records.ts';

/** View of a product that a browser remembers. */
export type GuestView = { productId: number; viewedAt: string };

/** Adds a view: newest first, each product once, oldest entries beyond the limit dropped. */
export const withView = (views: readonly GuestView[], view: GuestView): GuestView[] =>
  [view, ...views.filter(({ productId }) => productId !== view.productId)].slice(0, MAX_RECENT_VIEWS);
