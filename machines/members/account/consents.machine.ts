import { assign, setup } from 'xstate';
import { type ConsentStatus, updateConsents, yesTo } from '#domain/members/signup/consents.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

/** Documents that the member has not agreed to yet. */
export type Outstanding = {
  documents: readonly ConsentStatus[];
  /** True if this tab has already asked about these versions. */
  isPutOff: boolean;
};
type Documents = Pick<Outstanding, 'documents'>;

const hasBegun = ({ documents }: Documents): boolean => documents.some(({ latest }) => latest.inForce);

/** Machine that asks existing members for new consents; no default counts as consent. */
export const consentsMachine = setup({
  types: {
    context: {} as Documents & { error: string | null },
    events: {} as { type: 'consents.given' } | { type: 'consents.postponed' } | { type: 'leaving.chosen' },
    tags: {} as 'busy' | 'open' | 'ready' | 'saving',
  },
  actors: {
    load: port<Outstanding>('load'),
    save: endpointPort(
      updateConsents,
      ({ documents }: Documents) => ({ body: { consents: yesTo(documents), via: 'DIALOG' as const } }),
      nothing,
    ),
  },
  guards: {
    isNothing: (_, params: Outstanding) => params.documents.length === 0,
    mayWait: (_, params: Outstanding) => params.isPutOff && !hasBegun(params),
    isInForce: ({ context }) => hasBegun(context),
    isOutdated: (_, params: { error: unknown }) =>
      params.error instanceof Error && 'code' in params.error && params.error.code === 'CONSENT_REQUIRED',
  },
  actions: {
    keepDocuments: assign((_, { documents }: Documents) => ({ documents })),
    keepError,
    storePutOff: (_, _params: Documents) => {},
    goToWithdraw: () => {},
    thank: () => {},
  },
}).createMachine({
  id: 'consents',
  description: 'Asks members of before for what has come since; nobody agrees by doing nothing.',
  context: { documents: [], error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: [
        { guard: { type: 'isNothing', params: ({ event }) => event.output }, target: 'nothing' },
        { guard: { type: 'mayWait', params: ({ event }) => event.output }, target: 'putOff' },
        {
          target: 'judging',
          actions: { type: 'keepDocuments', params: ({ event }) => event.output },
        },
      ],
      onError: { target: 'failed' },
    }),
    nothing: { type: 'final' },
    failed: { description: 'Nobody can say what is asked: the next start tries again.' },
    judging: { always: [{ guard: 'isInForce', target: 'asking.inForce' }, { target: 'asking.early' }] },
    asking: {
      tags: ['open', 'ready'],
      initial: 'early',
      on: { 'consents.given': { target: 'saving' } },
      states: {
        early: {
          description: 'Its day has not come: it can wait.',
          on: {
            'consents.postponed': {
              target: '#consents.putOff',
              actions: { type: 'storePutOff', params: ({ context }) => context },
            },
          },
        },
        inForce: {
          description: 'Who does not agree may leave; there is no third way.',
          on: { 'leaving.chosen': { actions: 'goToWithdraw' } },
        },
      },
    },
    saving: invoking({
      tags: ['open', 'saving'],
      src: 'save',
      input: ({ context: { documents } }) => ({ documents }),
      onDone: { target: 'done', actions: 'thank' },
      onError: [
        {
          guard: { type: 'isOutdated', params: ({ event }) => event },
          description: 'Other words are asked for by now: those are read first.',
          target: 'loading',
          actions: { type: 'keepError', params: ({ event }) => event },
        },
        withError('judging'),
      ],
    }),
    putOff: { type: 'final' },
    done: { type: 'final' },
  },
});
