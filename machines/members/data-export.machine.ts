import { assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

export const dataExportMachine = setup({
  types: {
    context: {} as { error: string | null },
    events: {} as { type: 'export.asked' },
    tags: {} as 'ready' | 'saving',
  },
  actors: { collect: port<void>('collect') },
  actions: {
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'dataExport',
  description: 'Everything that the shop knows of a member, as one file.',
  context: { error: null },
  initial: 'idle',
  states: {
    idle: { tags: ['ready'], on: { 'export.asked': { target: 'collecting' } } },
    collecting: {
      tags: ['saving'],
      invoke: {
        id: 'collect',
        src: 'collect',
        onDone: { target: 'downloaded', actions: 'forgetError' },
        onError: { target: 'refused', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    refused: { tags: ['ready'], on: { 'export.asked': { target: 'collecting' } } },
    downloaded: { tags: ['ready'], on: { 'export.asked': { target: 'collecting' } } },
  },
});
