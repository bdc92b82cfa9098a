import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import { messageOf } from './failure.ts';
import { isBlank, isWithin, type Turn, turnedTo } from './paging.ts';
import { port } from './port.ts';

/** Input of the port of a paged list. */
export type PagedRequest<Filter> = PageQuery & { filter: Filter };

/** Options of a paged list that its screen uses. */
export type PagedOptions<P, Filter> = {
  id: string;
  description: string;
  /** Port that names an endpoint. */
  loadPage?: PromiseActorLogic<P, PagedRequest<Filter>>;
  size: number;
  /**
   * The screen sends 'filter.changed'; `withPage` if the address owns filter and page and there are no page buttons.
   */
  filters?: 'alone' | 'withPage';
  /** True if the screen sends 'screen.reloaded'. */
  reloads?: true;
  /** True if rows show the member's own toggles, such as a like: after a login the list reloads. */
  hasMarks?: true;
};

/** Creates a chart for a paged list; the old page stays visible while the next one loads. */
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
