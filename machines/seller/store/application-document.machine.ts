import { assertEvent, assign, setup } from 'xstate';
import {
  DOCUMENT_TOO_LARGE,
  type DocumentView,
  MAX_DOCUMENT_BYTES,
  sendDocument,
} from '#domain/seller/application-documents.ts';
import { endpointPort, formWith } from '../../kit/endpoint-port.ts';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { saving } from '../../kit/pieces/invoking.ts';

/** Machine of the business registration: uploaded when chosen, referenced by the application. */
export const applicationDocumentMachine = setup({
  types: {
    context: {} as { document: DocumentView | null; error: string | null },
    input: {} as DocumentView | null,
    /** `bytes` stands beside the file because the inspector's log keeps it and drops the file. */
    events: {} as { type: 'paper.chosen'; file: Blob; bytes: number } | { type: 'paper.removed' },
    tags: {} as 'ready' | 'saving',
  },
  actors: {
    upload: endpointPort(sendDocument, ({ file }: { file: Blob }) => ({ form: formWith('file', file) })),
  },
  guards: {
    isTooLarge: (_, params: { bytes: number }) => params.bytes > MAX_DOCUMENT_BYTES,
    hasDocument: ({ context }) => context.document !== null,
  },
  actions: {
    keepDocument: assign({ document: (_, params: { document: DocumentView }) => params.document }),
    dropDocument: assign({ document: null }),
    /** Tells the surrounding form the id of the uploaded document; null if there is none. */
    tellForm: (_, _params: { documentId: number | null }) => {},
    keepError,
    keepTooLarge: assign({ error: DOCUMENT_TOO_LARGE }),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'applicationDocument',
  description: 'The paper of the business beside an application: sent when it is chosen, named by the form.',
  context: ({ input }) => ({ document: input, error: null }),
  initial: 'judging',
  states: {
    judging: {
      always: [{ guard: 'hasDocument', target: 'resting.there' }, { target: 'resting.none' }],
    },
    resting: {
      tags: ['ready'],
      initial: 'none',
      on: {
        'paper.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            target: '.refused',
            actions: 'keepTooLarge',
          },
          { target: 'uploading' },
        ],
        'paper.removed': {
          guard: 'hasDocument',
          target: '.none',
          actions: ['dropDocument', 'forgetError', { type: 'tellForm', params: { documentId: null } }],
        },
      },
      states: {
        none: {},
        there: { description: 'Its kind and size are shown; another one takes its place.' },
        refused: { description: 'Why, beside the field; what was there before stays.' },
      },
    },
    uploading: saving({
      description: 'The form waits: it does not know yet what to name.',
      entry: 'forgetError',
      src: 'upload',
      input: ({ event }) => {
        assertEvent(event, 'paper.chosen');
        return { file: event.file };
      },
      onDone: {
        target: 'resting.there',
        actions: [
          { type: 'keepDocument', params: ({ event }) => ({ document: event.output }) },
          { type: 'tellForm', params: ({ event }) => ({ documentId: event.output.documentId }) },
        ],
      },
      onError: withError('resting.refused'),
    }),
  },
});
