import { assertEvent, assign, setup } from 'xstate';
import type { AppealForm, OwnCase } from '#domain/admin/reports/appeal.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** What is objected to, by what it is. */
type Named = Pick<OwnCase, 'targetType' | 'targetId'>;

const named = (cases: OwnCase[], chosen: Named): OwnCase | undefined =>
  cases.find(({ targetType, targetId }) => targetType === chosen.targetType && targetId === chosen.targetId);

export const appealMachine = setup({
  types: {
    context: {} as { cases: OwnCase[]; chosen: OwnCase | null; error: string | null },
    events: {} as
      | ({ type: 'case.chosen' } & Named)
      | { type: 'appeal.dismissed' }
      | { type: 'appeal.submitted'; text: string }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'open' | 'saving' | 'failed',
  },
  actors: { load: port<OwnCase[]>('load'), send: port<void, AppealForm>('send') },
  guards: {
    isOpen: ({ context }, params: Named) => Boolean(named(context.cases, params)?.appealUntil),
  },
  actions: {
    keepCases: assign({ cases: (_, params: { cases: OwnCase[] }) => params.cases, error: null }),
    choose: assign({
      chosen: ({ context }, params: Named) => named(context.cases, params) ?? null,
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    thank: () => {},
  },
}).createMachine({
  id: 'appeal',
  description: 'What of mine was hidden or does not count and why, and objecting to it.',
  context: { cases: [], chosen: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'listed',
          actions: { type: 'keepCases', params: ({ event }) => ({ cases: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    listed: {
      tags: ['ready'],
      description: 'Once a case or vote, within thirty days.',
      on: {
        'case.chosen': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    writing: {
      tags: ['ready', 'open'],
      on: { 'appeal.dismissed': { target: 'listed' }, 'appeal.submitted': { target: 'sending' } },
    },
    sending: {
      tags: ['ready', 'open', 'saving'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, event }) => {
          assertEvent(event, 'appeal.submitted');
          const { caseId = null, targetId = 0 } = context.chosen ?? {};
          return { ...(caseId === null ? { eventId: targetId } : { caseId }), text: event.text };
        },
        onDone: { target: 'loading', actions: 'thank' },
        onError: { target: 'writing', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
  },
});
