import { assertEvent, assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

export const storePictureMachine = setup({
  types: {
    context: {} as { error: string | null },
    events: {} as { type: 'picture.chosen'; file: Blob },
    tags: {} as 'ready' | 'saving',
  },
  actors: { upload: port<void, { file: Blob }>('upload') },
  actions: {
    finish: () => {},
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'storePicture',
  description: 'The logo or the banner of a store; a chosen picture is sent at once.',
  context: { error: null },
  initial: 'idle',
  states: {
    idle: { tags: ['ready'], on: { 'picture.chosen': { target: 'uploading' } } },
    uploading: {
      tags: ['saving'],
      entry: 'forgetError',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ event }) => {
          assertEvent(event, 'picture.chosen');
          return { file: event.file };
        },
        onDone: { target: 'idle', actions: 'finish' },
        onError: { target: 'refused', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    refused: {
      tags: ['ready'],
      description: 'The picture of before stays.',
      on: { 'picture.chosen': { target: 'uploading' } },
    },
  },
});
