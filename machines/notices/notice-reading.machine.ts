import { assertEvent, assign, setup } from 'xstate';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

export const noticeReadingMachine = setup({
  types: {
    context: {} as { error: string | null },
    events: {} as { type: 'notice.opened'; noticeId: number } | { type: 'reading.finished' },
    tags: {} as 'saving' | 'failed',
  },
  actors: {
    markRead: port<void, { noticeId: number }>('markRead'),
    markAllRead: port<void>('markAllRead'),
  },
  actions: {
    /** The list and the bell show it from now on. */
    announceRead: () => {},
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'noticeReading',
  description: 'Notices become read: one by being opened, or all of them at once.',
  context: { error: null },
  initial: 'idle',
  on: { 'notice.opened': { target: '.marking', reenter: true } },
  states: {
    idle: { on: { 'reading.finished': { target: 'clearing' } } },
    marking: {
      description: 'A notice that could not be marked stays unread; nobody is bothered with it.',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ event }) => {
          assertEvent(event, 'notice.opened');
          return { noticeId: event.noticeId };
        },
        onDone: { target: 'idle', actions: 'announceRead' },
        onError: { target: 'idle' },
      },
    },
    clearing: {
      tags: ['saving'],
      entry: 'forgetError',
      invoke: {
        id: 'markAllRead',
        src: 'markAllRead',
        onDone: { target: 'idle', actions: 'announceRead' },
        onError: { target: 'refused', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    refused: { tags: ['failed'], on: { 'reading.finished': { target: 'clearing' } } },
  },
});
