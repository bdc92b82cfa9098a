import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import FeedDetailScreen from '#src/areas/community/feed/feed-detail-screen.tsx';
import { FeedEditor } from '#src/areas/community/feed-editor/feed-editor.tsx';
import { type Answers, MEMBER, renderMember, renderShop } from '../support/client/member-app.tsx';

/** `isMine` comes from the server; the name may be that of another member. */
type Post = { isMine: boolean; name: string };

const feedOf = ({ isMine, name }: Post) => ({
  feedId: 3,
  title: '한강에서',
  content: '오래 걸었어요',
  feedType: 'DAILY',
  likeCount: 0,
  commentCount: 2,
  participantVoteCount: 0,
  userId: 9,
  userNickname: name,
  userLevel: 3,
  userLevelName: '골드',
  isMine,
  createdAt: '2026-11-21T00:00:00Z',
});
const commentOf = (commentId: number, { isMine, name }: Post) => ({
  commentId,
  content: `댓글 ${commentId}`,
  userId: commentId,
  userNickname: name,
  isMine,
  createdAt: '2026-11-21T00:00:00Z',
  updatedAt: '2026-11-21T00:00:00Z',
});
const NAMESAKE = { isMine: false, name: MEMBER.nickname };
const RENAMED = { isMine: true, name: '예전이름' };

function answers(post: Post): Answers {
  const content = [commentOf(1, NAMESAKE), commentOf(2, RENAMED)];
  const pagination = toPaged(content, { page: 0, size: 20 }, content.length);
  return {
    'GET /api/feeds/3': { body: { success: true, data: feedOf(post) } },
    'GET /api/users/orders/items': { body: { success: true, data: { items: [], totalCount: 0 } } },
    'GET /api/feeds/3/comments': { body: { success: true, data: { pagination, totalComments: 2 } } },
  };
}
const detail = <FeedDetailScreen params={{ id: '3' }} title="" />;
const rowOf = async (words: string) => {
  const row = (await screen.findByText(words)).closest('li');
  if (!row) throw new Error(`no row of ${words}`);
  return within(row);
};

describe('own content', () => {
  it.each([
    ['a feed of somebody with my name', NAMESAKE, 0],
    ['my feed under a name of before', RENAMED, 1],
  ])('%s', async (_, post, links) => {
    renderMember(detail, answers(post));
    await screen.findByText('오래 걸었어요');
    await screen.findByText('댓글 2');
    expect(screen.queryAllByRole('link', { name: '수정' })).toHaveLength(links);
    expect(screen.queryAllByRole('button', { name: '삭제' })).toHaveLength(links);
    // The level is shown as a medal; its accessible name is the emoji of the API.
    expect(screen.getByRole('img', { name: '🥇' })).toBeVisible();
  });

  it('comments can be deleted by their author, whatever the names', async () => {
    renderMember(detail, answers(NAMESAKE));
    expect((await rowOf('댓글 1')).queryByRole('button', { name: '댓글 삭제' })).toBeNull();
    expect((await rowOf('댓글 2')).getByRole('button', { name: '댓글 삭제' })).toBeVisible();
  });

  it('has no actions after logout', async () => {
    renderShop(detail, answers(RENAMED), { person: null });
    const row = await rowOf('댓글 2');
    expect(row.queryByRole('button', { name: '댓글 삭제' })).toBeNull();
    expect(screen.queryByRole('link', { name: '수정' })).toBeNull();
  });

  it('has an edit action, and nothing else changes', async () => {
    const target = { kind: 'edit', feedId: 3 } as const;
    const theirs = renderMember(<FeedEditor target={target} />, answers(NAMESAKE));
    expect(await screen.findByText('내가 쓴 피드만 수정할 수 있어요.')).toBeVisible();
    theirs.unmount();
    renderMember(<FeedEditor target={target} />, answers(RENAMED));
    await waitFor(() => expect(screen.getByDisplayValue('한강에서')).toBeVisible());
  });
});
