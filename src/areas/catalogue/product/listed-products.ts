import { useEffect } from 'react';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { useApp } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';

/** Highest number of remembered products, several list screens; the oldest are dropped. */
export const MAX_LISTED = 120;

type Known = Map<number, ProductListItem>;
const knownBy = new WeakMap<AppServices, Known>();

function knownOf(app: AppServices): Known {
  const known = knownBy.get(app) ?? new Map<number, ProductListItem>();
  knownBy.set(app, known);
  return known;
}

/** Product as a list has shown it last, to start its page with; null if none did. */
export const listedProduct = (app: AppServices, id: number): ProductListItem | null =>
  knownOf(app).get(id) ?? null;

/** Remembers visible products, whether they were loaded or rendered by the server. */
export function useListedProducts(products: readonly ProductListItem[]): void {
  const app = useApp();
  useEffect(() => noteProducts(app, products), [app, products]);
}

/** Remembers listed products, which preview the product page while it loads. */
export function noteProducts(app: AppServices, products: readonly ProductListItem[]): void {
  const known = knownOf(app);
  for (const product of products) {
    // A product that is seen again moves to the end of the insertion order.
    known.delete(product.productId);
    known.set(product.productId, product);
  }
  for (const id of known.keys()) if (known.size > MAX_LISTED) known.delete(id);
}
