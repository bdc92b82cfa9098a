import { assign, setup } from 'xstate';
import { claimCase } from '#domain/admin/reports/report-case.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { codeOf, messageOf } from '../../kit/failure.ts';
import { invoking } from '../../kit/pieces/invoking.ts';

/** A claimed report case with its version at the time of the claim. */
export type HeldCase = { id: number; version: number };

/** Machine that renews the claim of an open report case while its page is visible. */
export const caseClaimRenewalMachine = setup({
  types: {
    context: {} as HeldCase & { reason: string | null },
    input: {} as HeldCase,
    events: {} as { type: 'page.left' } | { type: 'page.shown' },
  },
  actors: {
    renew: endpointPort(
      claimCase,
      (input: { id: number }) => ({ params: input }),
      ({ version }) => version,
    ),
  },
  // The server's claim lasts for two renewals, so that one of them may fail.
  delays: { renewal: 240_000 },
  guards: {
    isSame: ({ context }, params: { version: number }) => params.version === context.version,
    isTaken: (_, params: { error: unknown }) => codeOf(params.error) === 'VERSION_CONFLICT',
  },
  actions: {
    keepReason: assign({ reason: (_, params: { error: unknown }) => messageOf(params.error) }),
    tellLost: () => {},
  },
}).createMachine({
  id: 'caseClaimRenewal',
  description: 'A case that somebody has open: their minutes begin anew by themselves while they can see it.',
  context: ({ input }) => ({ ...input, reason: null }),
  initial: 'held',
  states: {
    held: {
      after: { renewal: { target: 'renewing' } },
      on: { 'page.left': { target: 'away' } },
    },
    renewing: invoking({
      on: { 'page.left': { target: 'away' } },
      src: 'renew',
      input: ({ context }) => ({ id: context.id }),
      onDone: [
        {
          guard: { type: 'isSame', params: ({ event }) => ({ version: event.output }) },
          target: 'held',
        },
        { target: 'lost' },
      ],
      onError: [
        {
          guard: { type: 'isTaken', params: ({ event }) => event },
          target: 'lost',
          actions: { type: 'keepReason', params: ({ event }) => event },
        },
        { target: 'held' },
      ],
    }),
    away: {
      description: 'Nobody looks at it: its minutes run out, and others may take it.',
      on: { 'page.shown': { target: 'renewing' } },
    },
    lost: {
      entry: 'tellLost',
      description: 'Somebody else has it in hand, or it is not any more what was seen.',
    },
  },
});
