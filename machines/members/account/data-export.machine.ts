import { assign, setup } from 'xstate';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

/** Machine that exports all data of a member as one file. */
export const dataExportMachine = setup({
  types: {
    context: {} as { error: string | null },
    events: {} as { type: 'export.asked' },
    tags: {} as 'ready' | 'saving',
  },
  actors: { collect: port<void>('collect') },
  actions: {
    keepError,
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'dataExport',
  description: 'Everything that the shop knows of a member, as one file.',
  context: { error: null },
  initial: 'idle',
  states: {
    idle: { tags: ['ready'], on: { 'export.asked': { target: 'collecting' } } },
    collecting: saving({
      src: 'collect',
      onDone: { target: 'downloaded', actions: 'forgetError' },
      onError: withError('refused'),
    }),
    refused: { tags: ['ready'], on: { 'export.asked': { target: 'collecting' } } },
    downloaded: { tags: ['ready'], on: { 'export.asked': { target: 'collecting' } } },
  },
});
