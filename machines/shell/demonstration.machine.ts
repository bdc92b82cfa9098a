import { assign, setup } from 'xstate';
import {
  advanceDemonstration,
  type DemoAccount,
  type DemoClock,
  type Demonstration,
  readDemonstration,
} from '#domain/jobs/demonstration.ts';
import { login, sessionFromLogin } from '#domain/members/auth/login.ts';
import type { SessionUser } from '#domain/members/auth/session.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { messageOf } from '../kit/failure.ts';

/** Tours of the demonstration: a purchase, a return and a vote in an event. */
export const TOURS = ['purchase', 'return', 'vote'] as const;
export type Tour = (typeof TOURS)[number];
/** Number of steps of a tour. */
export const TOUR_STEPS: Readonly<Record<Tour, number>> = { purchase: 4, return: 4, vote: 3 };

type DemoContext = Demonstration & { tour: Tour | null; step: number; error: string | null };

/** Machine of the guide of a demonstration: log-ins by one press, days that pass, and tours of the shop. */
export const demonstrationMachine = setup({
  types: {
    context: {} as DemoContext,
    events: {} as
      | { type: 'guide.opened' }
      | { type: 'guide.folded' }
      | { type: 'guide.dismissed' }
      | { type: 'account.chosen'; account: DemoAccount }
      | { type: 'days.added'; days: number }
      | { type: 'tour.chosen'; tour: Tour }
      | { type: 'tour.left' }
      | { type: 'step.advanced' }
      | { type: 'step.returned' },
    tags: {} as 'busy' | 'ready' | 'open',
  },
  actors: {
    load: endpointPort(readDemonstration, () => ({})),
    logIn: endpointPort(
      login,
      ({ account: { email, password } }: { account: DemoAccount }) => ({ body: { email, password } }),
      (answer): SessionUser | null => sessionFromLogin(answer),
    ),
    advance: endpointPort(advanceDemonstration, ({ days }: { days: number }) => ({ body: { days } })),
  },
  guards: {
    hasNext: ({ context: { tour, step } }) => tour !== null && step + 1 < TOUR_STEPS[tour],
    hasBack: ({ context }) => context.step > 0,
    isUser: (_, { user }: { user: SessionUser | null }) => user !== null,
    hasClock: ({ context }) => context.clock !== null,
  },
  actions: {
    keepLoaded: assign((_, { loaded }: { loaded: Demonstration }) => loaded),
    keepClock: assign({ clock: (_, { clock }: { clock: DemoClock }) => clock }),
    keepTour: assign({ tour: (_, { tour }: { tour: Tour }) => tour, step: 0 }),
    dropTour: assign({ tour: null, step: 0 }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => messageOf(error) }),
    dropError: assign({ error: null }),
    stepOn: assign({ step: ({ context }) => context.step + 1 }),
    stepBack: assign({ step: ({ context }) => context.step - 1 }),
    startSession: (_, _params: { user: SessionUser | null }) => {},
    showSecondStep: () => {},
    reloadPage: () => {},
    rememberPutAway: () => {},
  },
}).createMachine({
  id: 'demonstration',
  description: 'The guide of a demonstration, beside every page: who to be, what day it is, and what to try.',
  context: { accounts: [], productId: null, clock: null, tour: null, step: 0, error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'folded',
          actions: { type: 'keepLoaded', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: { target: 'absent' },
      },
    },
    folded: {
      tags: ['ready'],
      description: 'A narrow tab at the edge of the page is all that is seen of it.',
      on: { 'guide.opened': { target: 'open' } },
    },
    open: {
      tags: ['open'],
      initial: 'choosing',
      states: {
        choosing: {
          tags: ['ready'],
          on: {
            'guide.folded': { target: '#demonstration.folded', actions: 'dropError' },
            'guide.dismissed': { target: '#demonstration.absent', actions: 'rememberPutAway' },
            'account.chosen': { target: 'loggingIn' },
            'days.added': { guard: 'hasClock', target: 'advancing' },
            'tour.chosen': {
              actions: { type: 'keepTour', params: ({ event }) => ({ tour: event.tour }) },
            },
            'tour.left': { actions: 'dropTour' },
            'step.advanced': { guard: 'hasNext', actions: 'stepOn' },
            'step.returned': { guard: 'hasBack', actions: 'stepBack' },
          },
        },
        loggingIn: {
          tags: ['busy'],
          description: 'Somebody who is logged in is logged out first.',
          entry: 'dropError',
          invoke: {
            id: 'logIn',
            src: 'logIn',
            // Only one event leads here.
            input: ({ event }) => ({ account: (event as { account: DemoAccount }).account }),
            onDone: [
              {
                guard: { type: 'isUser', params: ({ event }) => ({ user: event.output }) },
                target: 'choosing',
                actions: { type: 'startSession', params: ({ event }) => ({ user: event.output }) },
              },
              {
                target: 'choosing',
                description: 'The account has a second step, which the log-in page asks for.',
                actions: 'showSecondStep',
              },
            ],
            onError: {
              target: 'choosing',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        advancing: {
          tags: ['busy'],
          description: 'What has become due is done before the answer; the page is loaded anew after it.',
          entry: 'dropError',
          invoke: {
            id: 'advance',
            src: 'advance',
            // Only one event leads here.
            input: ({ context, event }) => ({
              days: (context.clock?.days ?? 0) + (event as { days: number }).days,
            }),
            onDone: {
              target: 'choosing',
              actions: [
                { type: 'keepClock', params: ({ event }) => ({ clock: event.output }) },
                'reloadPage',
              ],
            },
            onError: {
              target: 'choosing',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    absent: { description: 'Nothing is shown: it was put away in this browser, or the shop has none.' },
  },
});
