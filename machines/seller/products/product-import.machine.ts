import { assign, setup } from 'xstate';
import {
  applyImport,
  type ImportProgress,
  type ImportReview,
  reviewImport,
} from '#domain/seller/products/import-endpoints.ts';
import { endpointPort, formWith } from '../../kit/endpoint-port.ts';
import { keepError, withError } from '../../kit/pieces/failures.ts';
import { reading, saving } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';

type Context = {
  file: Blob | null;
  review: ImportReview | null;
  progress: ImportProgress | null;
  error: string | null;
};

/** Machine of the product import: preview first, then applied product by product. */
export const productImportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'file.chosen'; file: Blob } | { type: 'import.confirmed' },
    tags: {} as 'busy' | 'ready' | 'saving',
  },
  actors: {
    check: endpointPort(reviewImport, ({ file }: { file: Blob | null }) => ({
      form: formWith('file', file),
      query: { dryRun: '1' as const },
    })),
    applyNext: endpointPort(applyImport, ({ ticket }: { ticket: string | null }) => ({
      body: { ticket: ticket ?? '' },
    })),
  },
  guards: {
    hasWork: ({ context }) => typeof context.review?.ticket === 'string',
    isOver: (_, params: { progress: ImportProgress }) => params.progress.isOver,
    isWhole: (_, params: { progress: ImportProgress }) =>
      params.progress.isOver && params.progress.refused === 0,
  },
  actions: {
    takeFile: assign({
      file: (_, params: { file: Blob }) => params.file,
      review: null,
      progress: null,
      error: null,
    }),
    keepReview: assign({ review: (_, params: { review: ImportReview }) => params.review }),
    keepProgress: assign({ progress: (_, params: { progress: ImportProgress }) => params.progress }),
    keepError,
    forgetError: assign({ error: null }),
    announceDone: () => {},
  },
}).createMachine({
  id: 'productImport',
  description: 'A file of products is looked at first; said again it is applied, product by product.',
  context: { file: null, review: null, progress: null, error: null },
  initial: 'choosing',
  states: {
    choosing: {
      tags: ['ready'],
      on: {
        'file.chosen': {
          target: 'checking',
          actions: { type: 'takeFile', params: ({ event }) => ({ file: event.file }) },
        },
      },
    },
    checking: reading({
      src: 'check',
      input: ({ context }) => ({ file: context.file }),
      onDone: withOutput('reviewed', 'keepReview', 'review'),
      onError: withError('choosing'),
    }),
    reviewed: {
      tags: ['ready'],
      description: 'What would change and what is wrong; nothing has changed yet.',
      on: {
        'file.chosen': {
          target: 'checking',
          actions: { type: 'takeFile', params: ({ event }) => ({ file: event.file }) },
        },
        'import.confirmed': { guard: 'hasWork', target: 'applying' },
      },
    },
    applying: saving({
      description: 'Some products at a time, so that it can be seen how far it is.',
      entry: 'forgetError',
      src: 'applyNext',
      input: ({ context }) => ({ ticket: context.review?.ticket ?? null }),
      onDone: [
        {
          guard: { type: 'isWhole', params: ({ event }) => ({ progress: event.output }) },
          target: 'done',
          actions: [
            { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
            'announceDone',
          ],
        },
        {
          guard: { type: 'isOver', params: ({ event }) => ({ progress: event.output }) },
          target: 'partly',
          actions: [
            { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
            'announceDone',
          ],
        },
        {
          target: 'applying',
          reenter: true,
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
        },
      ],
      onError: withError('stopped'),
    }),
    stopped: {
      tags: ['ready'],
      description: 'It broke off: said again it goes on where it was, each product once.',
      on: { 'import.confirmed': { target: 'applying' } },
    },
    done: { tags: ['ready'], description: 'Every product is as the file says.' },
    partly: { tags: ['ready'], description: 'Some were refused, each with its line and reason.' },
  },
});
