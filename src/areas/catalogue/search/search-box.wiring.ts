import { fromPromise } from 'xstate';
import type { Suggestions } from '#domain/catalogue/search/search.ts';
import { searchText } from '#domain/catalogue/search/search-text.ts';
import { searchBoxMachine } from '#machines/catalogue/search-box.machine.ts';
import type { SearchOption } from '#machines/catalogue/search-box.model.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { recentSearches } from '#src/lib/storage/recent-searches.ts';

const pathOf = (option: Exclude<SearchOption, { kind: 'recent' }>): string => {
  if (option.kind === 'product') return paths.product(option.id);
  return paths.products(option.kind === 'store' ? { storeIds: [option.id] } : { categoryIds: [option.id] });
};

/**
 * Provides the chart of the search box to suggestions, recent searches of this browser, and navigation
 * with its calls and effects.
 */
export function wireSearchBox({ call, navigate, storage }: AppServices) {
  const recent = recentSearches(storage);
  const searchFor = (typed: string) => {
    const text = searchText(typed);
    if (text === null) return;
    recent.add(text);
    navigate(paths.search(text));
  };
  return searchBoxMachine.provide({
    actors: {
      // The schema is loaded with the first letter, not with the header.
      suggest: fromPromise<Suggestions, { text: string }>(async ({ input, signal }) => {
        const { suggest } = await import('#domain/catalogue/search/search.ts');
        return call(suggest, { query: { q: input.text } }, { signal });
      }),
    },
    actions: {
      searchFor: (_, { text }) => searchFor(text),
      openOption: (_, { option }) => {
        if (option?.kind === 'recent') searchFor(option.label);
        else if (option) navigate(pathOf(option));
      },
      forgetRecent: (_, { label }) => recent.remove(label),
      forgetAllRecent: () => recent.clear(),
    },
  });
}
