import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import { messageOf } from './failure.ts';
import { isBlank, isWithin, type Turn, turnedTo } from './paging.ts';
import { port } from './port.ts';

/** What the port of a paged list receives. */
export type PagedRequest<Filter> = PageQuery & { filter: Filter };

export type PagedOptions<P, Filter> = {
  id: string;
  description: string;
  /** Where its port names an endpoint. */
  loadPage?: PromiseActorLogic<P, PagedRequest<Filter>>;
  size: number;
  /** Something sends 'filter.changed': with the page, where an address owns both and nothing else turns pages. */
  filters?: 'alone' | 'withPage';
  /** Something sends 'screen.reloaded'. */
  reloads?: true;
  /** Its items say what the person did with them, such as a like; then it reloads too. */
  hasMarks?: true;
};

/** A chart for a list read one page at a time; the old page stays while the next one loads. */
export function createPagedMachine<T, Filter = undefined, P extends Page<T> = Page<T>>(
  options: PagedOptions<P, Filter>,
) {
  return setup({
    types: {
      context: {} as { query: PagedRequest<Filter>; page: P | null; error: string | null },
      input: {} as { filter: Filter; page?: number },
      events: {} as
        | { type: 'page.changed'; page: number }
        | { type: 'filter.changed'; filter: Filter; page: number }
        | { type: 'screen.retried' }
        | { type: 'screen.reloaded' },
      tags: {} as 'busy' | 'ready' | 'failed' | 'empty',
    },
    actors: { loadPage: options.loadPage ?? port<P, PagedRequest<Filter>>('loadPage') },
    guards: {
      isWithinPages: ({ context }, params: Turn) => isWithin(context.page, params),
      isEmpty: ({ context }) => isBlank(context.page),
    },
    actions: {
      goToPage: assign({ query: ({ context }, params: Turn) => turnedTo(context.query, params) }),
      keepFilter: assign({
        query: ({ context }, params: { filter: Filter; page: number }) => ({ ...context.query, ...params }),
      }),
      keepPage: assign({ page: (_, params: { output: P }) => params.output, error: null }),
      keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    ...(options.hasMarks ? { meta: { hasMarks: true } } : {}),
    context: ({ input }) => ({
      query: { page: input.page ?? 0, size: options.size, filter: input.filter },
      page: null,
      error: null,
    }),
    initial: 'loading',
    on: options.filters
      ? {
          'filter.changed': {
            target: '.loading',
            reenter: true,
            actions: {
              type: 'keepFilter',
              params: ({ event }) => ({ filter: event.filter, page: event.page }),
            },
          },
        }
      : {},
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => context.query,
          onDone: {
            target: 'loaded',
            actions: { type: 'keepPage', params: ({ event }) => event },
          },
          onError: {
            target: 'failed',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
        },
      },
      loaded: {
        tags: ['ready'],
        initial: 'counting',
        states: {
          counting: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
          empty: { tags: ['empty'], description: 'The service answered that there is nothing.' },
          filled: {
            on:
              options.filters === 'withPage'
                ? {}
                : {
                    'page.changed': {
                      guard: { type: 'isWithinPages', params: ({ event }) => event },
                      target: `#${options.id}.loading`,
                      actions: { type: 'goToPage', params: ({ event }) => event },
                    },
                  },
          },
        },
        on: options.reloads || options.hasMarks ? { 'screen.reloaded': { target: 'loading' } } : {},
      },
      failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    },
  });
}
