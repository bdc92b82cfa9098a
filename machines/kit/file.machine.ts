import { assertEvent, assign, type PromiseActorLogic, setup } from 'xstate';
import type { WrittenFile } from '#domain/kit/csv.ts';
import { messageOf } from './failure.ts';
import { port } from './port.ts';

/** A stored file that is handed over as it is; it counts as one row. */
export type OpenedFile = { fileName: string; bytes: Blob; rows: 1 };

/**
 * Creates a chart that exports what a table shows as a file and hands it to the browser; the server requires step-up
 * authentication first.
 */
export function createFileMachine<Filter, File extends { rows: number } = WrittenFile>(options: {
  id: string;
  description: string;
  /** Port that names an endpoint. */
  write?: PromiseActorLogic<File, { filter: Filter }>;
}) {
  return setup({
    types: {
      context: {} as { rows: number; error: string | null },
      events: {} as { type: 'file.asked'; filter: Filter },
      tags: {} as 'ready' | 'saving',
    },
    actors: { write: options.write ?? port<File, { filter: Filter }>('write') },
    actions: {
      handOver: (_, _params: { file: File }) => {},
      keepRows: assign({ rows: (_, params: { file: File }) => params.file.rows }),
      keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
      forgetError: assign({ error: null }),
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    context: { rows: 0, error: null },
    initial: 'idle',
    states: {
      idle: { tags: ['ready'], on: { 'file.asked': { target: 'writing' } } },
      writing: {
        tags: ['saving'],
        entry: 'forgetError',
        invoke: {
          id: 'write',
          src: 'write',
          input: ({ event }) => {
            assertEvent(event, 'file.asked');
            return { filter: event.filter };
          },
          onDone: {
            target: 'handed',
            actions: [
              { type: 'keepRows', params: ({ event }) => ({ file: event.output }) },
              { type: 'handOver', params: ({ event }) => ({ file: event.output }) },
            ],
          },
          onError: { target: 'refused', actions: { type: 'keepError', params: ({ event }) => event } },
        },
      },
      handed: { tags: ['ready'], on: { 'file.asked': { target: 'writing' } } },
      refused: { tags: ['ready'], on: { 'file.asked': { target: 'writing' } } },
    },
  });
}
