import { assign, type NonReducibleUnknown, type PromiseActorLogic, setup } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import { messageOf } from './failure.ts';
import type { PagedRequest } from './paged.machine.ts';
import { isBlank, isWithin, type Turn, turnedTo } from './paging.ts';
import { port } from './port.ts';

/** Part of a ledger that loads and fails on its own: the summary, or the rows behind it. */
export type LedgerTab = 'summary' | 'history';

type LedgerOptions<Summary, Row, Filter> = {
  id: string;
  description: string;
  /** Ports that name endpoints. */
  loadSummary?: PromiseActorLogic<Summary, NonReducibleUnknown>;
  loadHistory?: PromiseActorLogic<Page<Row>, PagedRequest<Filter>>;
  /** True if the screen sends 'filter.changed'. */
  filters?: true;
};

/** Creates a chart for a summary and the rows behind it; each of the two loads and fails on its own. */
export function createLedgerMachine<Summary, Row, Filter = undefined>(
  options: LedgerOptions<Summary, Row, Filter>,
) {
  return setup({
    types: {
      context: {} as {
        summary: Summary | null;
        summaryError: string | null;
        query: PagedRequest<Filter>;
        /** Tab that the input selected. */
        firstTab: LedgerTab;
        history: Page<Row> | null;
        historyError: string | null;
      },
      input: {} as { filter: Filter; tab?: LedgerTab },
      events: {} as
        | { type: 'tab.selected'; tab: LedgerTab }
        | { type: 'page.changed'; page: number }
        | { type: 'filter.changed'; filter: Filter }
        | { type: 'screen.retried' },
      tags: {} as 'busy' | 'ready' | 'failed' | 'empty',
    },
    actors: {
      loadSummary: options.loadSummary ?? port<Summary>('loadSummary'),
      loadHistory: options.loadHistory ?? port<Page<Row>, PagedRequest<Filter>>('loadHistory'),
    },
    guards: {
      isHistory: (_, params: { tab: LedgerTab }) => params.tab === 'history',
      isSummary: (_, params: { tab: LedgerTab }) => params.tab === 'summary',
      beginsWithHistory: ({ context }) => context.firstTab === 'history',
      isEmpty: ({ context }) => isBlank(context.history),
      isWithinPages: ({ context }, params: Turn) => isWithin(context.history, params),
    },
    actions: {
      keepSummary: assign({
        summary: (_, params: { summary: Summary }) => params.summary,
        summaryError: null,
      }),
      keepSummaryError: assign({ summaryError: (_, params: { error: unknown }) => messageOf(params.error) }),
      keepHistory: assign({
        history: (_, params: { history: Page<Row> }) => params.history,
        historyError: null,
      }),
      keepHistoryError: assign({ historyError: (_, params: { error: unknown }) => messageOf(params.error) }),
      keepFilter: assign({
        query: ({ context }, { filter }: { filter: Filter }) => ({ ...context.query, filter, page: 0 }),
      }),
      goToPage: assign({ query: ({ context }, params: Turn) => turnedTo(context.query, params) }),
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    context: ({ input: { filter, tab = 'summary' } }) => ({
      summary: null,
      summaryError: null,
      query: { page: 0, size: 10, filter },
      firstTab: tab,
      history: null,
      historyError: null,
    }),
    type: 'parallel',
    states: {
      tab: {
        initial: 'opening',
        states: {
          opening: { always: [{ guard: 'beginsWithHistory', target: 'history' }, { target: 'summary' }] },
          summary: {
            on: {
              'tab.selected': {
                guard: { type: 'isHistory', params: ({ event }) => ({ tab: event.tab }) },
                target: 'history',
              },
            },
          },
          history: {
            on: {
              'tab.selected': {
                guard: { type: 'isSummary', params: ({ event }) => ({ tab: event.tab }) },
                target: 'summary',
              },
            },
          },
        },
      },
      summary: {
        initial: 'loading',
        states: {
          loading: {
            tags: ['busy'],
            invoke: {
              id: 'summary',
              src: 'loadSummary',
              onDone: {
                target: 'loaded',
                actions: { type: 'keepSummary', params: ({ event }) => ({ summary: event.output }) },
              },
              onError: {
                target: 'failed',
                actions: { type: 'keepSummaryError', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          loaded: { tags: ['ready'] },
          failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
        },
      },
      history: {
        initial: 'loading',
        on: options.filters
          ? {
              'filter.changed': {
                target: '.loading',
                actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
              },
            }
          : {},
        states: {
          loading: {
            tags: ['busy'],
            invoke: {
              id: 'history',
              src: 'loadHistory',
              input: ({ context }) => context.query,
              onDone: {
                target: 'loaded',
                actions: { type: 'keepHistory', params: ({ event }) => ({ history: event.output }) },
              },
              onError: {
                target: 'failed',
                actions: { type: 'keepHistoryError', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          loaded: {
            initial: 'counting',
            states: {
              counting: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
              empty: { tags: ['empty'] },
              filled: {},
            },
            on: {
              'page.changed': {
                guard: { type: 'isWithinPages', params: ({ event }) => ({ page: event.page }) },
                target: 'loading',
                actions: { type: 'goToPage', params: ({ event }) => ({ page: event.page }) },
              },
            },
          },
          failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
        },
      },
    },
  });
}
