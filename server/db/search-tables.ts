/** Tables behind product filters and search (migration 0008). */
export interface SearchTables {
  product_bits: { kind: string; value: string; block: number; bits: string };
  product_bits_stale: { product_id: number };
  search_words: { jamo: string; word: string };
}
