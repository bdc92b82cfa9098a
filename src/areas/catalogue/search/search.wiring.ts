import { fromPromise } from 'xstate';
import { listProducts } from '#domain/catalogue/product.ts';
import { suggest } from '#domain/catalogue/search/search.ts';
import { toFeed } from '#domain/community/feed.ts';
import { searchFeeds } from '#domain/community/feed-list.ts';
import { popularTermsMachine } from '#machines/catalogue/popular-terms.machine.ts';
import { type SearchFindings, searchPageMachine } from '#machines/catalogue/search-page.machine.ts';
import { searchUiText } from '#src/areas/catalogue/search/search.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { sentenceFor } from '#src/http/api-error.ts';
import { recentSearches } from '#src/lib/storage/recent-searches.ts';

const ROWS = { products: 8, feeds: 6 } as const;

/** Provides the chart of the popular search terms with its calls and effects. */
export const wirePopularTerms = (app: AppServices) => wire(popularTermsMachine, app);

/** Stores a search in the recent searches of this browser. */
export const rememberSearch = ({ storage }: AppServices, q: string): void => {
  recentSearches(storage).add(q);
};

/**
 * Provides the chart of the search page with its calls and effects: products, feeds and suggestions
 * are loaded in parallel.
 */
export const wireSearchPage = ({ call }: AppServices) =>
  searchPageMachine.provide({
    actors: {
      search: fromPromise<SearchFindings, { q: string }>(async ({ input: { q }, signal }) => {
        try {
          const [products, feeds, { stores, categories }] = await Promise.all([
            call(listProducts, { query: { q, size: String(ROWS.products), sort: 'popular' } }, { signal }),
            call(searchFeeds, { query: { q, size: ROWS.feeds } }, { signal }),
            call(suggest, { query: { q } }, { signal }),
          ]);
          return {
            products: products.content,
            totalProducts: products.totalElements,
            correctedQuery: products.correctedQuery,
            feeds: feeds.content.map(toFeed),
            totalFeeds: feeds.totalElements,
            stores,
            categories,
          };
        } catch (error) {
          throw new Error(sentenceFor(error, searchUiText.failed), { cause: error });
        }
      }),
    },
  });
