import { assign } from 'xstate';
import {
  action,
  type Break,
  callsAgainAt,
  chart,
  deafTo,
  guard,
  hears,
  withoutDone,
  withoutError,
} from './broken.ts';

type Given = { context: Record<string, unknown>; event: Record<string, unknown> };

/** For each property of a chart, a chart that is wrong in just that. */
export const chartBreaks: Readonly<Record<string, Readonly<Record<string, Break>>>> = {
  session: {
    guestHasNoData: action('noteEnd', assign({ endedBy: 'expired' })),
    memberIsKnown: action('changeUser', assign({ user: null })),
    expiryEndsAtLogin: chart('expired', (state) => {
      state.always = {
        target: 'anonymous',
        actions: ['clearStored', { type: 'noteEnd', params: { by: 'expired' } }],
      };
    }),
    logoutClearsAtOnce: hears('authenticated', 'session.loggedOut', {
      target: 'leaving',
      actions: 'noteLeaving',
    }),
    nobodyIsStored: action('keepUser', assign({ endedBy: null })),
    anotherLogsIn: hears('authenticated', 'session.loggedIn', {
      actions: { type: 'keepUser', params: ({ event }: Given) => ({ user: event.user }) },
    }),
    startCheckLeaves: chart('checking.validating.asking', ({ invoke }) => {
      invoke.onError = { target: '#session.expired' };
    }),
    pendingEnds: withoutDone('leaving'),
    confirmingEnds: chart('authenticated.confirming', (state, other) => {
      state.after = {};
      other('authenticated.confirming.pausing').after = {};
    }),
  },
  login: {
    sendsTwice: callsAgainAt('saving', 'form.submitted'),
    sendsBlank: guard('hasProblems', false),
    refusalForgetsPassword: action('keepRefusal', assign({ error: 'x' })),
    savingEnds: withoutError('saving'),
  },
  stepUp: {
    closedKeepsNoSecret: action('forget'),
    passesUnproven: hears('asking', 'proof.dismissed', {
      target: 'closed',
      actions: { type: 'answer', params: { isProven: true } },
    }),
    sendsTwice: callsAgainAt('proving', 'form.submitted'),
    refusalForgetsSecret: action('keepRefusal', assign({ error: 'x' })),
    leavingIsAnswered: hears('', 'member.left', { target: '.closed' }),
    readingEnds: withoutDone('reading'),
    savingEnds: withoutError('mailing'),
  },
  guestMerge: {
    mergesTwice: callsAgainAt('cart.merging', 'member.arrived'),
    leavingStopsMerging: deafTo('wishes.merging', 'member.left'),
    cartEnds: withoutDone('cart.merging'),
    wishesEnd: withoutError('wishes.merging'),
  },
  wishlistToggle: {
    guestHasOrders: hears('guest', 'wish.toggled', {
      actions: { type: 'order', params: ({ event }: Given) => event },
    }),
    guestAsksServer: chart('guest', (state) => {
      state.invoke = { id: 'loadIds', src: 'loadIds', onDone: {}, onError: {} };
    }),
    waitsTwice: action(
      'order',
      assign({
        queue: ({ context }: { context: { queue: object[] } }, params: object) => [
          ...context.queue,
          { ...params, on: true },
        ],
      }),
    ),
    leavingForgets: action('forget'),
    refusalDropsOnlyIts: action('dropFirst', assign({ queue: [] })),
    learningEnds: withoutDone('learning'),
    savingEnds: withoutDone('saving'),
  },
  searchBox: {
    searchesNothing: guard('isSearch', true),
    opensNothing: guard('hasActive', true),
    closedPointsAtNothing: action('leaveOptions'),
    blankIsAsked: guard('isBlank', false),
    askingEnds: withoutError('open.asking'),
  },
  feedReaction: {
    restShowsConfirmed: action('showConfirmed'),
    asksForShown: chart('saving', ({ invoke }) => {
      invoke.input = () => ({ id: 1, on: false });
    }),
    refusalKeepsConfirmed: action(
      'showConfirmed',
      assign({ confirmed: ({ context }: Given) => context.shown }),
    ),
    savingEnds: withoutError('saving'),
  },
};
