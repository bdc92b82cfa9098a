import { assertEvent, assign, setup } from 'xstate';
import { messageOf } from '../../kit/failure.ts';
import { port } from '../../kit/port.ts';

/** Reason why there is no bot-check token (spec 8.4). */
export type BotCheckProblem = 'missingKey' | 'notLoaded' | 'loadFailed';

/** Machine of the invisible bot check: loads its script on first use, one token per action. */
export const botCheckMachine = setup({
  types: {
    context: {} as { siteKey: string; token: string | null; error: string | null },
    input: {} as { siteKey: string },
    events: {} as { type: 'check.needed' } | { type: 'token.requested'; action: string },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: {
    loadScript: port<void, { siteKey: string }>('loadScript'),
    execute: port<string, { siteKey: string; action: string }>('execute'),
  },
  delays: { scriptLimit: 10_000 },
  guards: { hasSiteKey: ({ context }) => context.siteKey !== '' },
  actions: {
    keepToken: assign({ token: (_, params: { token: string }) => params.token, error: null }),
    keepError: assign({ token: null, error: (_, params: { error: unknown }) => messageOf(params.error) }),
    noteNotLoaded: assign({ token: null, error: 'bot-check is not loaded' }),
    dropToken: assign({ token: null, error: null }),
    warn: (_, _params: { problem: BotCheckProblem }) => {},
  },
}).createMachine({
  id: 'botCheck',
  description: 'The invisible bot check: its script is loaded on first need and gives one token an action.',
  context: ({ input }) => ({ siteKey: input.siteKey, token: null, error: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'check.needed': [
          { guard: 'hasSiteKey', target: 'loading' },
          { target: 'unconfigured', actions: { type: 'warn', params: { problem: 'missingKey' } } },
        ],
        'token.requested': {
          description: 'Asking before the script is there is an error, not a wait.',
          actions: ['noteNotLoaded', { type: 'warn', params: { problem: 'notLoaded' } }],
        },
      },
    },
    unconfigured: { description: 'No site key: forms work without a token.' },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        input: ({ context }) => ({ siteKey: context.siteKey }),
        onDone: { target: 'ready' },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            { type: 'warn', params: { problem: 'loadFailed' } },
          ],
        },
      },
      after: {
        scriptLimit: {
          target: 'failed',
          description: 'A script host that never answers must not hold a form for ever.',
          actions: ['dropToken', { type: 'warn', params: { problem: 'loadFailed' } }],
        },
      },
      on: {
        'token.requested': { actions: ['noteNotLoaded', { type: 'warn', params: { problem: 'notLoaded' } }] },
      },
    },
    ready: { tags: ['ready'], on: { 'token.requested': { target: 'executing' } } },
    executing: {
      tags: ['busy'],
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context, event }) => {
          assertEvent(event, 'token.requested');
          return { siteKey: context.siteKey, action: event.action };
        },
        onDone: {
          target: 'ready',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output }) },
        },
        onError: {
          target: 'ready',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: ['failed'], on: { 'check.needed': { target: 'loading' } } },
  },
});
