import { assign, setup } from 'xstate';
import {
  type ShipmentRow,
  type ShipmentsAnswer,
  shipLines,
  shipmentText,
} from '#domain/seller/orders/shipments.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { reading, saving } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';

/** Pasted text, or the chosen file. */
export type ShipmentSource = { text: string } | { file: File };
/** Parsed rows, and the server's preview of each. */
export type ShipmentPlan = { rows: readonly ShipmentRow[]; answer: ShipmentsAnswer };

type Context = {
  text: string;
  rows: readonly ShipmentRow[];
  answer: ShipmentsAnswer | null;
  error: string | null;
};

/** Text of the refused rows, so that they can be corrected and sent again. */
const refusedText = ({ rows, answer }: Pick<Context, 'rows' | 'answer'>): string =>
  shipmentText(
    (answer?.rows ?? []).flatMap(({ row, state }) => (state === 'REFUSED' && rows[row - 1]) || []),
  );

/** Machine of a shipment list: preview by row, then shipping of the valid rows. */
export const shipmentFileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'text.typed'; text: string }
      | { type: 'text.submitted' }
      | { type: 'file.chosen'; file: File }
      | { type: 'shipment.confirmed' }
      | { type: 'shipment.dismissed' },
    tags: {} as 'ready' | 'busy' | 'saving',
  },
  actors: {
    check: port<ShipmentPlan, { source: ShipmentSource }>('check'),
    apply: endpointPort(shipLines, ({ rows }: { rows: readonly ShipmentRow[] }) => ({
      body: { rows: [...rows] },
    })),
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    hasSome: ({ context }) => (context.answer?.shipped ?? 0) > 0,
    isWhole: (_, params: { answer: ShipmentsAnswer }) => params.answer.refused === 0,
  },
  actions: {
    keepText: assign({ text: (_, params: { text: string }) => params.text, error: null }),
    forgetError: assign({ error: null }),
    keepPlan: assign((_, params: { plan: ShipmentPlan }) => params.plan),
    keepAnswer: assign({ answer: (_, params: { answer: ShipmentsAnswer }) => params.answer, error: null }),
    keepError,
    forgetPlan: assign({ answer: null, rows: [], error: null }),
    takeRefused: assign({ text: ({ context }) => refusedText(context) }),
    announceDone: () => {},
  },
}).createMachine({
  id: 'shipmentFile',
  description:
    'A list of parcels is read and looked at before anything is sent; wrong rows are named, the others go.',
  context: { text: '', rows: [], answer: null, error: null },
  initial: 'choosing',
  states: {
    choosing: {
      tags: ['ready'],
      on: {
        'text.typed': { actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
        'text.submitted': { guard: 'hasText', target: 'checking' },
        'file.chosen': { target: 'checking' },
      },
    },
    checking: reading({
      description: 'The server reads the list and says what would come of each row; nothing is sent yet.',
      entry: 'forgetError',
      src: 'check',
      input: ({ context, event }) => ({
        source: event.type === 'file.chosen' ? { file: event.file } : { text: context.text },
      }),
      onDone: withOutput('reviewed', 'keepPlan', 'plan'),
      onError: withError('choosing'),
    }),
    reviewed: {
      tags: ['ready'],
      on: {
        'shipment.confirmed': { guard: 'hasSome', target: 'applying' },
        'shipment.dismissed': { target: 'choosing', actions: 'forgetPlan' },
      },
    },
    applying: saving({
      src: 'apply',
      input: ({ context }) => ({ rows: context.rows }),
      onDone: [
        {
          guard: { type: 'isWhole', params: ({ event }) => ({ answer: event.output }) },
          target: 'done',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            'announceDone',
          ],
        },
        {
          target: 'partly',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            'announceDone',
          ],
        },
      ],
      onError: toFailed,
    }),
    done: { description: 'Every row was sent, now or before.' },
    partly: {
      tags: ['ready'],
      description: 'Rows that could not be sent are named, and can be mended.',
      on: { 'shipment.dismissed': { target: 'choosing', actions: ['takeRefused', 'forgetPlan'] } },
    },
    failed: {
      tags: ['ready'],
      description: 'It is not known how many were sent: sent again, each row goes once.',
      on: {
        'shipment.confirmed': { target: 'applying' },
        'shipment.dismissed': { target: 'choosing', actions: 'forgetPlan' },
      },
    },
  },
});
