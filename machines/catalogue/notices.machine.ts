import { assertEvent, assign, setup } from 'xstate';
import type { Notice } from '#domain/catalogue/notice.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

export const noticesMachine = setup({
  types: {
    context: {} as { notices: Notice[]; error: string | null },
    events: {} as { type: 'notice.opened'; noticeId: number } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty',
  },
  actors: {
    loadNotices: port<Notice[]>('loadNotices'),
    markRead: port<{ noticeId: number }, { noticeId: number }>('markRead'),
  },
  guards: { isEmpty: ({ context }) => context.notices.length === 0 },
  actions: {
    keepNotices: assign({ notices: (_, params: { notices: Notice[] }) => params.notices, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepRead: assign({
      notices: ({ context }, params: { noticeId: number }) =>
        context.notices.map((notice) =>
          notice.noticeId === params.noticeId ? { ...notice, isRead: true } : notice,
        ),
    }),
  },
}).createMachine({
  id: 'notices',
  description: 'The latest things the shop told a member.',
  context: { notices: [], error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadNotices',
        src: 'loadNotices',
        onDone: {
          target: 'loaded',
          actions: { type: 'keepNotices', params: ({ event }) => ({ notices: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
    loaded: {
      tags: ['ready'],
      initial: 'counting',
      states: {
        counting: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
        empty: { tags: ['empty'] },
        filled: { on: { 'notice.opened': { target: '#notices.marking' } } },
      },
    },
    marking: {
      tags: ['ready'],
      description: 'A notice that could not be marked stays unread; nobody is bothered with it.',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ event }) => {
          assertEvent(event, 'notice.opened');
          return { noticeId: event.noticeId };
        },
        onDone: {
          target: 'loaded',
          actions: { type: 'keepRead', params: ({ event }) => ({ noticeId: event.output.noticeId }) },
        },
        onError: { target: 'loaded' },
      },
    },
  },
});
