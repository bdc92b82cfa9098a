import { assign, setup } from 'xstate';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import type { Suggestions } from '#domain/catalogue/search/search.ts';
import { searchText } from '#domain/catalogue/search/search-text.ts';
import type { Feed } from '#domain/community/feed.ts';
import { failed, keepError, toFailed } from '../kit/pieces/failures.ts';
import { reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';
import { port } from '../kit/port.ts';

/** Results of one search over products, stores, categories and feeds. */
export type SearchFindings = Pick<Suggestions, 'stores' | 'categories' | 'correctedQuery'> & {
  products: ProductListItem[];
  totalProducts: number;
  feeds: Feed[];
  totalFeeds: number;
};

/** Machine of one search over products, feeds, stores and categories. */
export const searchPageMachine = setup({
  types: {
    context: {} as { q: string; findings: SearchFindings | null; error: string | null },
    input: {} as { q: string },
    events: {} as { type: 'query.changed'; q: string } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty',
  },
  actors: { search: port<SearchFindings, { q: string }>('search') },
  guards: {
    isBlank: ({ context }) => searchText(context.q) === null,
    hasNothing: ({ context: { findings } }) =>
      !findings ||
      [findings.products, findings.feeds, findings.stores, findings.categories].every(
        (list) => list.length === 0,
      ),
  },
  actions: {
    keepQuery: assign({ q: (_, params: { q: string }) => params.q }),
    keepFindings: assign({
      findings: (_, params: { findings: SearchFindings }) => params.findings,
      error: null,
    }),
    keepError,
  },
}).createMachine({
  id: 'searchPage',
  description: 'One search over products, feeds, stores and categories.',
  context: ({ input }) => ({ q: input.q, findings: null, error: null }),
  initial: 'reading',
  on: {
    'query.changed': {
      target: '.reading',
      actions: { type: 'keepQuery', params: ({ event }) => ({ q: event.q }) },
    },
  },
  states: {
    reading: { always: [{ guard: 'isBlank', target: 'blank' }, { target: 'searching' }] },
    blank: { description: 'Nothing is asked yet: recent searches and popular terms are offered.' },
    searching: reading({
      src: 'search',
      input: ({ context }) => ({ q: context.q }),
      onDone: withOutput('found', 'keepFindings', 'findings'),
      onError: toFailed,
    }),
    found: {
      tags: ['ready'],
      initial: 'counting',
      states: {
        counting: { always: [{ guard: 'hasNothing', target: 'nothing' }, { target: 'something' }] },
        nothing: { tags: ['empty'] },
        something: {},
      },
    },
    failed: failed('searching'),
  },
});
