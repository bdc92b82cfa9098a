import { assertEvent, assign, setup } from 'xstate';
import { type NoticeLimit, readNoticeLimit, saveNoticeLimit } from '#domain/notices/notice-limit.ts';
import type { WEEKLY_NOTICE_LIMITS } from '#domain/policies/reminders.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { messageOf } from '../kit/failure.ts';
import { failed, toFailed, withError } from '../kit/pieces/failures.ts';
import { invoking, reading } from '../kit/pieces/invoking.ts';
import { withOutput } from '../kit/pieces/transitions.ts';

/** Weekly limit that a member may choose; null for none. */
export type WeeklyLimit = (typeof WEEKLY_NOTICE_LIMITS)[number] | null;

/** Machine of the weekly limit of notifications by e-mail and push. */
export const noticeLimitMachine = setup({
  types: {
    context: {} as { limit: NoticeLimit | null; error: string | null },
    events: {} as { type: 'limit.chosen'; weekly: WeeklyLimit } | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'saving' | 'failed',
  },
  actors: {
    load: endpointPort(readNoticeLimit, () => ({})),
    save: endpointPort(saveNoticeLimit, (body: { weekly: WeeklyLimit }) => ({ body })),
  },
  actions: {
    keepLimit: assign({ limit: (_, params: { limit: NoticeLimit }) => params.limit, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
  },
}).createMachine({
  id: 'noticeLimit',
  description: 'How many notifications of a week reach a member by mail and push.',
  context: { limit: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('choosing', 'keepLimit', 'limit'),
      onError: toFailed,
    }),
    failed: failed('loading'),
    choosing: { tags: ['ready'], on: { 'limit.chosen': { target: 'saving' } } },
    saving: invoking({
      tags: ['ready', 'saving'],
      description: 'A limit that was not saved leaves the former one.',
      src: 'save',
      input: ({ event }) => {
        assertEvent(event, 'limit.chosen');
        return { weekly: event.weekly };
      },
      onDone: withOutput('choosing', 'keepLimit', 'limit'),
      onError: withError('choosing'),
    }),
  },
});
