import { assign, setup } from 'xstate';
import type { Activity } from '#domain/activity.ts';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import type { LevelInfo } from '#domain/level.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

export type LevelTab = 'info' | 'history';

export const levelMachine = setup({
  types: {
    context: {} as {
      info: LevelInfo | null;
      infoError: string | null;
      query: PageQuery;
      history: Page<Activity> | null;
      historyError: string | null;
    },
    events: {} as
      | { type: 'tab.selected'; tab: LevelTab }
      | { type: 'page.changed'; page: number }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty',
  },
  actors: {
    loadInfo: port<LevelInfo>('loadInfo'),
    loadActivities: port<Page<Activity>, PageQuery>('loadActivities'),
  },
  guards: {
    isHistory: (_, params: { tab: LevelTab }) => params.tab === 'history',
    isInfo: (_, params: { tab: LevelTab }) => params.tab === 'info',
    isEmpty: ({ context }) => context.history?.items.length === 0,
    isWithinPages: ({ context }, params: { page: number }) =>
      params.page >= 0 && params.page < (context.history?.totalPages ?? 0),
  },
  actions: {
    keepInfo: assign({ info: (_, params: { info: LevelInfo }) => params.info, infoError: null }),
    keepInfoError: assign({ infoError: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepHistory: assign({
      history: (_, params: { history: Page<Activity> }) => params.history,
      historyError: null,
    }),
    keepHistoryError: assign({ historyError: (_, params: { error: unknown }) => messageOf(params.error) }),
    goToPage: assign({
      query: ({ context }, params: { page: number }) => ({ ...context.query, page: params.page }),
    }),
  },
}).createMachine({
  id: 'level',
  description: 'Level, rank and activity history; each call succeeds or fails on its own.',
  context: {
    info: null,
    infoError: null,
    query: { page: 0, size: 10 },
    history: null,
    historyError: null,
  },
  type: 'parallel',
  states: {
    tab: {
      initial: 'info',
      states: {
        info: {
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
              guard: { type: 'isInfo', params: ({ event }) => ({ tab: event.tab }) },
              target: 'info',
            },
          },
        },
      },
    },
    info: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'info',
            src: 'loadInfo',
            onDone: {
              target: 'loaded',
              actions: { type: 'keepInfo', params: ({ event }) => ({ info: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepInfoError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        loaded: { tags: ['ready'] },
        failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
      },
    },
    history: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'history',
            src: 'loadActivities',
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
            empty: { tags: ['empty'], description: 'The member has done nothing yet.' },
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
