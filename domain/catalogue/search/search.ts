import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { searchField } from '../../kit/forms/search-field.ts';

/** Most suggestions of each group under the search box. */
export const SUGGESTION_LIMITS = { products: 6, stores: 3, categories: 3 } as const;

const suggestionsSchema = v.object({
  products: v.array(
    v.object({
      productId: v.number(),
      name: v.string(),
      discountPrice: v.number(),
      mainImageUrl: v.nullable(v.string()),
    }),
  ),
  stores: v.array(v.object({ storeId: v.number(), storeName: v.string() })),
  categories: v.array(v.object({ categoryId: v.number(), name: v.string() })),
  /** Corrected text that was searched instead of one without results; else null. */
  correctedQuery: v.nullable(v.string()),
});
export type Suggestions = v.InferOutput<typeof suggestionsSchema>;

/** Public endpoint: suggests products, stores and categories for an unfinished search text. */
export const suggest = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'public',
  summary: 'Suggests products, stores and categories for a text while it is typed.',
  query: v.object({
    q: searchField,
  }),
  response: suggestionsSchema,
  wrapping: 'envelope',
});

/** Public endpoint: lists popular search terms: words in the names of the most wished products. */
export const popularTerms = endpoint({
  method: 'GET',
  path: '/api/search/popular',
  access: 'public',
  summary: 'Lists words from the names of the most wished products.',
  response: v.array(v.string()),
  wrapping: 'envelope',
});
