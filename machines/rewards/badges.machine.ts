import { assertEvent, assign, setup } from 'xstate';
import { type Badge, type BadgeList, type MyBadges, myBadges, toggleBadge } from '#domain/rewards/badge.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withError } from '../kit/pieces/failures.ts';
import { reading, saving } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';

/** Tab of the badge page: all badges, or the displayed ones. */
export type BadgesTab = 'all' | 'displayed';

/** Badges that a tab shows. */
export const badgesIn = (list: BadgeList, tab: BadgesTab): Badge[] =>
  tab === 'all' ? list.badges : list.badges.filter(({ isDisplayed }) => isDisplayed);

/** Requested display state of a badge rather than "toggle", so that a repeated call is idempotent. */
export type BadgeToggle = { badgeId: number; isDisplayed: boolean };

/** Machine of a member's badges and their visibility. */
export const badgesMachine = setup({
  types: {
    context: {} as { list: MyBadges | null; error: string | null; togglingId: number | null },
    events: {} as
      | { type: 'tab.selected'; tab: BadgesTab }
      | { type: 'badge.toggled'; badgeId: number }
      | { type: 'alert.dismissed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving' | 'open',
  },
  actors: {
    loadBadges: endpointPort(myBadges, () => ({})),
    toggleBadge: endpointPort(toggleBadge, (input: BadgeToggle) => ({ body: input }), nothing),
  },
  guards: {
    isAll: (_, params: { tab: BadgesTab }) => params.tab === 'all',
    isDisplayed: (_, params: { tab: BadgesTab }) => params.tab === 'displayed',
  },
  actions: {
    keepList: assign({ list: (_, params: { list: MyBadges }) => params.list, error: null }),
    keepError,
    markToggling: assign({ togglingId: (_, params: { badgeId: number }) => params.badgeId }),
    clearToggling: assign({ togglingId: null }),
  },
}).createMachine({
  id: 'badges',
  description: 'My badges: which ones others see.',
  context: { list: null, error: null, togglingId: null },
  type: 'parallel',
  states: {
    tab: {
      initial: 'all',
      states: {
        all: {
          on: {
            'tab.selected': {
              guard: { type: 'isDisplayed', params: ({ event }) => ({ tab: event.tab }) },
              target: 'displayed',
            },
          },
        },
        displayed: {
          on: {
            'tab.selected': {
              guard: { type: 'isAll', params: ({ event }) => ({ tab: event.tab }) },
              target: 'all',
            },
          },
        },
      },
    },
    data: {
      initial: 'loading',
      states: {
        loading: reading({
          id: 'load',
          src: 'loadBadges',
          onDone: withOutput('loaded', 'keepList', 'list'),
          onError: toFailed,
        }),
        loaded: {
          tags: ['ready'],
          initial: 'idle',
          states: {
            idle: {
              on: {
                'badge.toggled': {
                  target: 'toggling',
                  actions: { type: 'markToggling', params: ({ event }) => ({ badgeId: event.badgeId }) },
                },
              },
            },
            toggling: saving({
              description: 'One toggle at a time; further clicks are ignored until the list is fresh.',
              id: 'toggle',
              src: 'toggleBadge',
              input: ({ event, context: { list } }) => {
                assertEvent(event, 'badge.toggled');
                const { badgeId } = event;
                const isShown = list?.badges.some(({ id, isDisplayed }) => id === badgeId && isDisplayed);
                return { badgeId, isDisplayed: !isShown };
              },
              onDone: { target: 'reloading' },
              onError: { target: 'alerting', actions: 'clearToggling' },
            }),
            reloading: {
              tags: ['saving'],
              description: 'The old list stays on the screen until the new one is here.',
              exit: 'clearToggling',
              invoke: {
                id: 'reload',
                src: 'loadBadges',
                onDone: withOutput('idle', 'keepList', 'list'),
                onError: withError('#badges.data.failed'),
              },
            },
            alerting: {
              tags: ['open'],
              description: 'The change was refused; the list shows what is still true.',
              on: { 'alert.dismissed': { target: 'idle' } },
            },
          },
        },
        failed: failed('loading'),
      },
    },
  },
});
