import { assign, setup } from 'xstate';
import {
  type Choice,
  type ConsentStatus,
  listConsents,
  mayChoose,
  updateConsents,
} from '#domain/members/signup/consents.ts';
import { latestOf } from '#domain/members/signup/documents.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { messageOf } from '../../kit/failure.ts';
import { failed, keepError, toFailed } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';

type Context = {
  standing: readonly ConsentStatus[];
  /** The change being saved: shown at once, reverted if the server refuses. */
  wish: Choice | null;
  error: string | null;
};
type Rows = Pick<Context, 'standing'>;

/** Machine of the consents in the settings, of which advertising can be changed. */
export const consentSettingsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'choice.changed'; choice: Choice } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: endpointPort(listConsents, () => ({})),
    save: endpointPort(updateConsents, (input: Choice) => ({
      body: { consents: [{ ...input, version: latestOf(input.document).version }] },
    })),
  },
  guards: {
    mayChoose: ({ context }, params: { choice: Choice }) => mayChoose(context.standing, params.choice),
  },
  actions: {
    keepStanding: assign({ standing: (_, params: Rows) => params.standing, wish: null, error: null }),
    keepWish: assign({ wish: (_, params: { choice: Choice }) => params.choice, error: null }),
    takeBack: assign({ wish: null, error: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepError,
  },
}).createMachine({
  id: 'consentSettings',
  description: 'What a member has agreed to, and the choice of advertisements.',
  context: { standing: [], wish: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('ready', 'keepStanding', 'standing'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    ready: {
      tags: ['ready'],
      initial: 'settled',
      on: {
        'choice.changed': {
          guard: { type: 'mayChoose', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'keepWish', params: ({ event }) => event },
        },
      },
      states: { settled: {}, refused: { description: 'It was not taken: what was chosen before holds.' } },
    },
    saving: invoking({
      tags: ['ready', 'saving'],
      description: 'One choice at a time.',
      src: 'save',
      input: ({ context }) => context.wish ?? { document: 'MARKETING', agreed: false },
      onDone: withOutput('ready.settled', 'keepStanding', 'standing'),
      onError: { target: 'ready.refused', actions: { type: 'takeBack', params: ({ event }) => event } },
    }),
  },
});
