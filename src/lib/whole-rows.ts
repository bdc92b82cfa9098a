/** Cards in a row of a product rail on the widest screens. */
const ROW = 4;

/**
 * The first `most` items, without those that would begin a row and leave it unfinished; fewer than a row are all kept.
 */
export function wholeRows<Item>(items: readonly Item[], most: number): Item[] {
  const shown = items.slice(0, most);
  return shown.length < ROW ? shown : shown.slice(0, shown.length - (shown.length % ROW));
}
