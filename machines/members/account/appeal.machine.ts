import { assertEvent, assign, setup } from 'xstate';
import { type AppealForm, fileAppeal, listOwnCases, type OwnCase } from '#domain/admin/reports/appeal.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';

/** Identifies the reported content that the appeal is about. */
type Named = Pick<OwnCase, 'targetType' | 'targetId'>;

const named = (cases: OwnCase[], chosen: Named): OwnCase | undefined =>
  cases.find(({ targetType, targetId }) => targetType === chosen.targetType && targetId === chosen.targetId);

/** Machine of a member's hidden content and void votes with their appeals. */
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
  actors: {
    load: endpointPort(listOwnCases, () => ({})),
    send: endpointPort(fileAppeal, (input: AppealForm) => ({ body: input }), nothing),
  },
  guards: {
    isOpen: ({ context }, params: Named) => Boolean(named(context.cases, params)?.appealUntil),
  },
  actions: {
    keepCases: assign({ cases: (_, params: { cases: OwnCase[] }) => params.cases, error: null }),
    choose: assign({
      chosen: ({ context }, params: Named) => named(context.cases, params) ?? null,
      error: null,
    }),
    keepError,
    thank: () => {},
  },
}).createMachine({
  id: 'appeal',
  description: 'What of mine was hidden or does not count and why, and objecting to it.',
  context: { cases: [], chosen: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('listed', 'keepCases', 'cases'),
      onError: toFailed,
    }),
    failed: failed('loading'),
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
    sending: invoking({
      tags: ['ready', 'open', 'saving'],
      src: 'send',
      input: ({ context, event }) => {
        assertEvent(event, 'appeal.submitted');
        const { caseId = null, targetId = 0 } = context.chosen ?? {};
        return { ...(caseId === null ? { eventId: targetId } : { caseId }), text: event.text };
      },
      onDone: { target: 'loading', actions: 'thank' },
      onError: withError('writing'),
    }),
  },
});
