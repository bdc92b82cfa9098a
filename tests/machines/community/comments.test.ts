import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const comment = (commentId: number) => ({
  commentId,
  content: `댓글 ${commentId}`,
  userId: 7,
  userNickname: '지우개',
  userProfileImage: null,
  createdAt: '2026-11-21T03:00:00.000Z',
  updatedAt: '2026-11-21T03:00:00.000Z',
});
const page = (number: number, ids: number[], total = 3) =>
  done('loadPage', { items: ids.map(comment), page: number, totalPages: 2, totalElements: total });
const typed = (text: string) => ({ type: 'draft.changed', text });
const submitted = { type: 'comment.submitted' };
const deleted = (commentId: number) => ({ type: 'comment.deleted', commentId });
const more = { type: 'more.requested' };
const retried = { type: 'screen.retried' };
const open = () => start(entryOf('comments'), { feedId: 7 });
const idsOf = (context: { comments: { commentId: number }[] }) =>
  context.comments.map((one) => one.commentId);

describe('commentsMachine: reading', () => {
  it('loads page by page without duplicates until the last page', async () => {
    const { flow, play, asked } = open();
    await play(page(0, [3, 2]));
    expect(flow.snapshot.can(more)).toBe(true);
    const { context } = await play(more, page(1, [2, 1]));
    expect(idsOf(context)).toEqual([3, 2, 1]);
    expect(asked('loadPage')).toEqual([
      { feedId: 7, page: 0 },
      { feedId: 7, page: 1 },
    ]);
    expect(flow.snapshot.can(more)).toBe(false);
  });

  it('retries the failed page and keeps the loaded ones', async () => {
    const { play, asked } = open();
    const broken = await play(page(0, [3]), more, failed('loadPage', new Error('끊김')));
    expect([broken.hasTag('failed'), broken.context.error, idsOf(broken.context)]).toEqual([
      true,
      '끊김',
      [3],
    ]);
    const { context } = await play(retried, page(1, [2]));
    expect([idsOf(context), context.error]).toEqual([[3, 2], null]);
    expect(asked('loadPage').at(-1)).toEqual({ feedId: 7, page: 1 });
  });
});

describe('commentsMachine: writing', () => {
  it('sends the trimmed text once, shows it first and clears the field', async () => {
    const { play, asked } = open();
    await play(page(0, [3], 1), typed('  예뻐요 '), submitted, submitted);
    expect(asked('addComment')).toEqual([{ feedId: 7, content: '예뻐요' }]);
    const { value, context } = await play(done('addComment', comment(9)));
    expect([value, idsOf(context), context.total, context.draft]).toEqual(['ready', [9, 3], 2, '']);
  });

  it('sends no blank text', async () => {
    const { flow, play } = open();
    await play(page(0, [3]), typed('   '));
    expect(flow.snapshot.can(submitted)).toBe(false);
  });

  it('keeps the text after a refusal and sends the same again', async () => {
    const { play, asked, effects } = open();
    const refused = failed('addComment', new Error('댓글 작성에 실패했습니다.'));
    const { context } = await play(page(0, [3]), typed('예뻐요'), submitted, refused);
    expect([context.draft, idsOf(context)]).toEqual(['예뻐요', [3]]);
    expect(effects).toEqual([['storeDraft'], ['notify', { reason: '댓글 작성에 실패했습니다.' }]]);
    await play(submitted);
    expect(asked('addComment')).toEqual(Array(2).fill({ feedId: 7, content: '예뻐요' }));
  });
});

describe('commentsMachine: deleting', () => {
  it('removes the comment that the server has deleted', async () => {
    const { play, asked } = open();
    const gone = done('removeComment', { commentId: 3 });
    const { value, context } = await play(page(0, [3, 2]), deleted(3), gone);
    expect([value, idsOf(context), context.total]).toEqual(['ready', [2], 2]);
    expect(asked('removeComment')).toEqual([{ feedId: 7, commentId: 3 }]);
  });

  it('keeps the comment with a toast after a refusal, and can retry', async () => {
    const { flow, play, effects } = open();
    const { context } = await play(page(0, [3]), deleted(3), failed('removeComment', new Error('거절')));
    expect([idsOf(context), effects]).toEqual([[3], [['notify', { reason: '거절' }]]]);
    expect(flow.snapshot.can(deleted(3))).toBe(true);
  });

  it('waits while a comment is being sent', async () => {
    const { flow, play } = open();
    await play(page(0, [3]), typed('예뻐요'), submitted);
    expect(flow.snapshot.can(deleted(3))).toBe(false);
  });
});

it('commentsMachine continues a stored draft, and stores every change until it is sent', async () => {
  const { flow, play, effects } = start(entryOf('comments'), { feedId: 7, draft: '이어서' });
  expect(flow.snapshot.context.draft).toBe('이어서');
  await play(page(0, [3]), typed('이어서 써요'), submitted, done('addComment', comment(4)));
  expect(effects).toEqual([['storeDraft'], ['storeDraft']]);
  expect(flow.snapshot.context.draft).toBe('');
});
