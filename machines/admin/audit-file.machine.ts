import { assertEvent, assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';
import type { TrailFilter } from './audit-trail.machine.ts';

/** A file for spreadsheets. */
export type AuditFile = { fileName: string; csv: string; rows: number };

export const auditFileMachine = setup({
  types: {
    context: {} as { rows: number; error: string | null },
    events: {} as { type: 'file.asked'; filter: TrailFilter },
    tags: {} as 'ready' | 'saving',
  },
  actors: { write: port<AuditFile, { filter: TrailFilter }>('write') },
  actions: {
    handOver: (_, _params: { file: AuditFile }) => {},
    keepRows: assign({ rows: (_, params: { file: AuditFile }) => params.file.rows }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'auditFile',
  description: 'What the trail shows, as a file; whoever takes it shows who they are first.',
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
