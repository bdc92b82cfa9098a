import { useEffect } from 'react';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { useApp } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';

/** Several screens of lists; the oldest products make room. */
export const MOST_KNOWN = 120;

type Known = Map<number, ProductListItem>;
const knownBy = new WeakMap<AppServices, Known>();

function knownOf(app: AppServices): Known {
  const known = knownBy.get(app) ?? new Map<number, ProductListItem>();
  knownBy.set(app, known);
  return known;
}

/** What a list showed of a product last, so that its page has something to begin with; null when none did. */
export const knownProduct = (app: AppServices, id: number): ProductListItem | null =>
  knownOf(app).get(id) ?? null;

/** Remembers products once they are on screen, wherever they came from: a call, or the server's page. */
export function useKnownProducts(products: readonly ProductListItem[]): void {
  const app = useApp();
  useEffect(() => noteProducts(app, products), [app, products]);
}

export function noteProducts(app: AppServices, products: readonly ProductListItem[]): void {
  const known = knownOf(app);
  for (const product of products) {
    // What was seen again is among the newest.
    known.delete(product.productId);
    known.set(product.productId, product);
  }
  for (const id of known.keys()) if (known.size > MOST_KNOWN) known.delete(id);
}
