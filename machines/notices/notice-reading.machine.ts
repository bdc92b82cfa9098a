import { assertEvent, assign, setup } from 'xstate';
import { keepError, withError } from '../kit/pieces/failures.ts';
import { invoking, saving } from '../kit/pieces/invoking.ts';
import { port } from '../kit/port.ts';

/** Machine that marks one or all notifications as read. */
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
    /** Called after notices were marked as read, so that list and bell update. */
    announceRead: () => {},
    keepError,
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
    marking: invoking({
      description: 'A notice that could not be marked stays unread; nobody is bothered with it.',
      src: 'markRead',
      input: ({ event }) => {
        assertEvent(event, 'notice.opened');
        return { noticeId: event.noticeId };
      },
      onDone: { target: 'idle', actions: 'announceRead' },
      onError: { target: 'idle' },
    }),
    clearing: saving({
      entry: 'forgetError',
      src: 'markAllRead',
      onDone: { target: 'idle', actions: 'announceRead' },
      onError: withError('refused'),
    }),
    refused: { tags: ['failed'], on: { 'reading.finished': { target: 'clearing' } } },
  },
});
