import { assign, setup } from 'xstate';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import type { ExpiringPoints, PointBalance, PointTransaction } from '#domain/points.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

export type PointsTab = 'balance' | 'history';

export const pointsMachine = setup({
  types: {
    context: {} as {
      balance: PointBalance | null;
      balanceError: string | null;
      expiring: ExpiringPoints | null;
      query: PageQuery;
      history: Page<PointTransaction> | null;
      historyError: string | null;
    },
    events: {} as
      | { type: 'tab.selected'; tab: PointsTab }
      | { type: 'page.changed'; page: number }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty',
  },
  actors: {
    loadBalance: port<PointBalance>('loadBalance'),
    loadExpiring: port<ExpiringPoints>('loadExpiring'),
    loadHistory: port<Page<PointTransaction>, PageQuery>('loadHistory'),
  },
  guards: {
    isHistory: (_, params: { tab: PointsTab }) => params.tab === 'history',
    isBalance: (_, params: { tab: PointsTab }) => params.tab === 'balance',
    isEmpty: ({ context }) => context.history?.items.length === 0,
    isWithinPages: ({ context }, params: { page: number }) =>
      params.page >= 0 && params.page < (context.history?.totalPages ?? 0),
  },
  actions: {
    keepBalance: assign({
      balance: (_, params: { balance: PointBalance }) => params.balance,
      balanceError: null,
    }),
    keepBalanceError: assign({ balanceError: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepExpiring: assign({ expiring: (_, params: { expiring: ExpiringPoints }) => params.expiring }),
    keepHistory: assign({
      history: (_, params: { history: Page<PointTransaction> }) => params.history,
      historyError: null,
    }),
    keepHistoryError: assign({ historyError: (_, params: { error: unknown }) => messageOf(params.error) }),
    goToPage: assign({
      query: ({ context }, params: { page: number }) => ({ ...context.query, page: params.page }),
    }),
  },
}).createMachine({
  id: 'points',
  description: 'Point balance and transactions; each call succeeds or fails on its own.',
  context: {
    balance: null,
    balanceError: null,
    expiring: null,
    query: { page: 0, size: 10 },
    history: null,
    historyError: null,
  },
  type: 'parallel',
  states: {
    tab: {
      initial: 'balance',
      states: {
        balance: {
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
              guard: { type: 'isBalance', params: ({ event }) => ({ tab: event.tab }) },
              target: 'balance',
            },
          },
        },
      },
    },
    balance: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'balance',
            src: 'loadBalance',
            onDone: {
              target: 'loaded',
              actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepBalanceError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        loaded: { tags: ['ready'] },
        failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
      },
    },
    expiring: {
      description: 'Extra help: without it the rest of the screen is complete.',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'expiring',
            src: 'loadExpiring',
            onDone: {
              target: 'loaded',
              actions: { type: 'keepExpiring', params: ({ event }) => ({ expiring: event.output }) },
            },
            onError: { target: 'missing' },
          },
        },
        loaded: {},
        missing: { on: { 'screen.retried': { target: 'loading' } } },
      },
    },
    history: {
      initial: 'loading',
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
            empty: { tags: ['empty'], description: 'The member has no transactions yet.' },
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
