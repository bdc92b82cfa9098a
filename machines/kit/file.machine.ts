import { assertEvent, assign, setup } from 'xstate';
import type { WrittenFile } from '#domain/kit/csv.ts';
import { messageOf } from './failure.ts';
import { port } from './port.ts';

/** A chart that has what is shown written as a file, and hands it over; whoever asks shows who they are first. */
export function createFileMachine<Filter>(options: { id: string; description: string }) {
  return setup({
    types: {
      context: {} as { rows: number; error: string | null },
      events: {} as { type: 'file.asked'; filter: Filter },
      tags: {} as 'ready' | 'saving',
    },
    actors: { write: port<WrittenFile, { filter: Filter }>('write') },
    actions: {
      handOver: (_, _params: { file: WrittenFile }) => {},
      keepRows: assign({ rows: (_, params: { file: WrittenFile }) => params.file.rows }),
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
