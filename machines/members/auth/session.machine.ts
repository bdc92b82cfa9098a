// Size: one session from page load to its end is one picture.
import { assign, setup } from 'xstate';
import {
  type Confirmed,
  type LikeChange,
  restoreSession,
  type SessionUser,
  type StoredSession,
  withLike,
} from '#domain/members/auth/session.ts';
import type { UserType } from '#domain/members/profile/user.ts';
import { isPassing } from '../../kit/failure.ts';
import { port } from '../../kit/port.ts';

/** Reason why a session ended: logout, expiry, an invalid stored session, or a logout in another tab. */
export type Ending = 'logout' | 'expired' | 'invalid' | 'elsewhere';

/** Machine of the session from page load to logout. */
export const sessionMachine = setup({
  types: {
    context: {} as { user: SessionUser | null; likedFeedIds: number[]; endedBy: Ending | null },
    input: {} as { stored: StoredSession },
    events: {} as
      | { type: 'session.loggedIn'; user: SessionUser }
      | { type: 'session.loggedOut' }
      | { type: 'session.expired' }
      | { type: 'session.endedElsewhere' }
      | { type: 'session.userTypeChanged'; userType: UserType }
      | { type: 'session.profileChanged'; profile: Confirmed }
      | { type: 'session.pictureChanged'; image: string }
      | ({ type: 'session.likeChanged' } & LikeChange)
      | { type: 'session.pageOpened'; forStaff: boolean },
    tags: {} as 'pending' | 'signedIn',
  },
  actors: {
    validate: port<Confirmed, { token: string }>('validate'),
    loadLikedFeeds: port<number[]>('loadLikedFeeds'),
    revoke: port<void, { token: string }>('revoke'),
  },
  guards: {
    hasSession: ({ context }) => context.user !== null,
    isPassing: (_, params: { error: unknown }) => isPassing(params.error),
    isForStaff: (_, params: { forStaff: boolean }) => params.forStaff,
  },
  // Limit of one confirmation request and pause before its retry, in ms.
  delays: { checkLimit: 10_000, checkPause: 700 },
  actions: {
    keepUser: assign({ user: (_, params: { user: SessionUser }) => params.user, endedBy: null }),
    changeUser: assign({
      user: ({ context }, params: Partial<SessionUser>) =>
        context.user ? { ...context.user, ...params } : null,
    }),
    keepLikes: assign({ likedFeedIds: (_, params: { ids: number[] }) => params.ids }),
    changeLike: assign({
      likedFeedIds: ({ context }, params: LikeChange) => withLike(context.likedFeedIds, params),
    }),
    noteLeaving: assign({ endedBy: 'logout' }),
    noteEnd: assign({ user: null, likedFeedIds: [], endedBy: (_, params: { by: Ending }) => params.by }),
    writeStored: () => {},
    keepLikesStored: () => {},
    clearStored: () => {},
    goTo: (_, _params: { path: '/' | '/login' }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the shop, from page load to logout.',
  context: ({ input }) => ({ user: restoreSession(input.stored), likedFeedIds: [], endedBy: null }),
  initial: 'checking',
  states: {
    checking: {
      tags: ['pending'],
      description: 'A stored session counts only after the server has confirmed it.',
      initial: 'reading',
      states: {
        reading: {
          always: [
            { guard: 'hasSession', target: 'validating' },
            { target: '#session.anonymous', actions: 'clearStored' },
          ],
        },
        validating: {
          description: 'A lost line or a fault of the server is tried again while one request may last.',
          on: { 'session.expired': { target: '#session.expired' } },
          after: {
            checkLimit: {
              target: '#session.anonymous',
              actions: ['clearStored', { type: 'noteEnd', params: { by: 'invalid' } }],
            },
          },
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'validate',
                src: 'validate',
                input: ({ context }) => ({ token: context.user?.token ?? '' }),
                onDone: {
                  description: 'It has spoken for the page that is open already.',
                  target: '#session.authenticated.settled',
                  actions: { type: 'changeUser', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isPassing', params: ({ event }) => ({ error: event.error }) },
                    target: 'pausing',
                  },
                  {
                    target: '#session.anonymous',
                    description:
                      'A start check that is not answered is a quiet logout: an open page stays where it is.',
                    actions: ['clearStored', { type: 'noteEnd', params: { by: 'invalid' } }],
                  },
                ],
              },
            },
            pausing: { after: { checkPause: { target: 'asking' } } },
          },
        },
      },
    },
    authenticated: {
      tags: ['signedIn'],
      entry: 'writeStored',
      invoke: {
        id: 'likedFeeds',
        src: 'loadLikedFeeds',
        onDone: {
          actions: [{ type: 'keepLikes', params: ({ event }) => ({ ids: event.output }) }, 'keepLikesStored'],
        },
        onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The log-in has just spoken for the page that opens next.',
          on: { 'session.pageOpened': { target: 'settled' } },
        },
        settled: {
          on: {
            'session.pageOpened': {
              guard: { type: 'isForStaff', params: ({ event }) => ({ forStaff: event.forStaff }) },
              target: 'confirming',
            },
          },
        },
        confirming: {
          description:
            'Pages of sellers and administrators ask again who is here; without an answer nobody is.',
          after: { checkLimit: { target: '#session.expired' } },
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'confirm',
                src: 'validate',
                input: ({ context }) => ({ token: context.user?.token ?? '' }),
                onDone: {
                  target: '#session.authenticated.settled',
                  actions: [{ type: 'changeUser', params: ({ event }) => event.output }, 'writeStored'],
                },
                onError: [
                  {
                    guard: { type: 'isPassing', params: ({ event }) => ({ error: event.error }) },
                    target: 'pausing',
                  },
                  { target: '#session.expired' },
                ],
              },
            },
            pausing: { after: { checkPause: { target: 'asking' } } },
          },
        },
      },
      on: {
        'session.userTypeChanged': {
          actions: [
            { type: 'changeUser', params: ({ event }) => ({ userType: event.userType }) },
            'writeStored',
          ],
        },
        'session.profileChanged': {
          actions: [{ type: 'changeUser', params: ({ event }) => event.profile }, 'writeStored'],
        },
        'session.pictureChanged': {
          actions: { type: 'changeUser', params: ({ event }) => ({ image: event.image }) },
        },
        'session.likeChanged': {
          actions: [
            { type: 'changeLike', params: ({ event }) => ({ feedId: event.feedId, liked: event.liked }) },
            'keepLikesStored',
          ],
        },
        'session.expired': { target: 'expired' },
        'session.endedElsewhere': {
          target: 'anonymous',
          actions: { type: 'noteEnd', params: { by: 'elsewhere' } },
        },
        'session.loggedOut': { target: 'leaving', actions: ['clearStored', 'noteLeaving'] },
      },
    },
    expired: {
      description: 'The server knows this person no more: cleared, and on to the login.',
      always: {
        target: 'anonymous',
        actions: [
          'clearStored',
          { type: 'noteEnd', params: { by: 'expired' } },
          { type: 'goTo', params: { path: '/login' } },
        ],
      },
    },
    leaving: {
      tags: ['pending'],
      description:
        'This browser keeps nothing any more, whatever page it opens next; the server forgets the token meanwhile.',
      invoke: {
        id: 'revoke',
        src: 'revoke',
        input: ({ context }) => ({ token: context.user?.token ?? '' }),
        onDone: { target: 'left' },
        onError: {
          target: 'left',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    left: {
      always: {
        target: 'anonymous',
        actions: [
          { type: 'noteEnd', params: { by: 'logout' } },
          { type: 'goTo', params: { path: '/' } },
        ],
      },
    },
    anonymous: {
      on: {
        'session.loggedIn': {
          target: 'authenticated',
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
    },
  },
});
