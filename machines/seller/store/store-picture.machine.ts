import { assertEvent, assign, setup } from 'xstate';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

/** Machine of the logo or banner of a store, uploaded when chosen. */
export const storePictureMachine = setup({
  types: {
    context: {} as { error: string | null },
    events: {} as { type: 'picture.chosen'; file: Blob },
    tags: {} as 'ready' | 'saving',
  },
  actors: { upload: port<void, { file: Blob }>('upload') },
  actions: {
    finish: () => {},
    keepError,
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'storePicture',
  description: 'The logo or the banner of a store; a chosen picture is sent at once.',
  context: { error: null },
  initial: 'idle',
  states: {
    idle: { tags: ['ready'], on: { 'picture.chosen': { target: 'uploading' } } },
    uploading: saving({
      entry: 'forgetError',
      src: 'upload',
      input: ({ event }) => {
        assertEvent(event, 'picture.chosen');
        return { file: event.file };
      },
      onDone: { target: 'idle', actions: 'finish' },
      onError: withError('refused'),
    }),
    refused: {
      tags: ['ready'],
      description: 'The picture of before stays.',
      on: { 'picture.chosen': { target: 'uploading' } },
    },
  },
});
