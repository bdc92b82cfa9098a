import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { noticesEntry } from '#proof/samples/catalogue/notices.entry.ts';
import { start } from '../start.ts';

const notice = (noticeId: number) => ({
  noticeId,
  type: 'RESTOCK',
  message: '다시 들어왔어요.',
  path: '/products/1',
  isRead: false,
  createdAt: '2026-11-20T03:00:00.000Z',
});
const opened = (noticeId: number) => ({ type: 'notice.opened', noticeId });

async function open() {
  const notices = start(noticesEntry);
  await notices.play(done('loadNotices', [notice(8), notice(7)]));
  return notices;
}
const readIn = ({ context }: { context: { notices: { isRead: boolean }[] } }) =>
  context.notices.map(({ isRead }) => isRead);

it('marks the notice that was opened, and no other, as read', async () => {
  const { play, asked } = await open();
  const marking = await play(opened(7));
  expect([asked('markRead'), readIn(marking)]).toEqual([[{ noticeId: 7 }], [false, false]]);
  const marked = await play(done('markRead', { noticeId: 7 }));
  expect([marked.value, readIn(marked)]).toEqual([{ loaded: 'filled' }, [false, true]]);
  await play(opened(8));
  expect(asked('markRead')).toEqual([{ noticeId: 7 }, { noticeId: 8 }]);
});

it('leaves a notice unread that could not be marked, and bothers nobody', async () => {
  const { play, flow, asked } = await open();
  const { value, context } = await play(opened(7), failed('markRead', new Error('끊김')));
  expect([value, readIn({ context }), context.error]).toEqual([{ loaded: 'filled' }, [false, false], null]);
  expect(flow.snapshot.can(opened(7))).toBe(true);
  expect(asked('loadNotices').length).toBe(1);
});

it('opens nothing where there is nothing', async () => {
  const { play } = start(noticesEntry);
  const none = await play(done('loadNotices', []));
  expect([none.value, none.can(opened(7))]).toEqual([{ loaded: 'empty' }, false]);
});
