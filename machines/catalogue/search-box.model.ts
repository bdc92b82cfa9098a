import type { Suggestions } from '#domain/catalogue/search/search.ts';
import { searchText } from '#domain/catalogue/search/search-text.ts';

/** One line of the list under the search box. */
export type SearchOption =
  | { kind: 'recent'; label: string }
  | { kind: 'product'; label: string; id: number; price: number; image: string | null }
  | { kind: 'store' | 'category'; label: string; id: number };

export type SearchBox = { text: string; recent: readonly string[]; found: Suggestions | null };

/** Lines in the order that arrow keys walk: recent searches of an empty box, else what was found. */
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
