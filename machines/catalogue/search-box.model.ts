import type { Suggestions } from '#domain/catalogue/search/search.ts';
import { searchText } from '#domain/catalogue/search/search-text.ts';

/** One option of the list box below the search field. */
export type SearchOption =
  | { kind: 'recent'; label: string }
  | { kind: 'product'; label: string; id: number; price: number; image: string | null }
  | { kind: 'store' | 'category'; label: string; id: number };

/** Typed text of the search box, recent searches, and the suggestions; null before they arrive. */
export type SearchBox = { text: string; recent: readonly string[]; found: Suggestions | null };

/** Options in the order of the arrow keys: recent searches for an empty field, otherwise suggestions. */
export function optionsOf({ text, recent, found }: SearchBox): SearchOption[] {
  if (searchText(text) === null) return recent.map((label) => ({ kind: 'recent', label }));
  if (!found) return [];
  return [
    ...found.products.map(
      ({ productId: id, name: label, discountPrice: price, mainImageUrl: image }): SearchOption => ({
        kind: 'product',
        label,
        id,
        price,
        image,
      }),
    ),
    ...found.stores.map(({ storeId: id, storeName: label }): SearchOption => ({ kind: 'store', label, id })),
    ...found.categories.map(
      ({ categoryId: id, name: label }): SearchOption => ({ kind: 'category', label, id }),
    ),
  ];
}
