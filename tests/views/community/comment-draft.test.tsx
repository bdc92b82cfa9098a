import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import CommentSection from '#src/areas/community/comments/comment-section.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const COMMENTS = '/api/feeds/6/comments';
const pagination = toPaged([], { page: 0, size: 20 }, 0);
const none = { body: { success: true, data: { pagination, totalComments: 0 } } };
const refused = {
  status: 401,
  body: { success: false, code: 'UNAUTHORIZED', message: '로그인이 필요해요.' },
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/feed/6');
});

const open = (token: string) =>
  renderShop(
    <CommentSection feedId={6} />,
    { [`GET ${COMMENTS}`]: none, [`POST ${COMMENTS}`]: refused },
    { person: { ...MEMBER, token }, at: '/feed/6' },
  );

it('CommentSection whose session ends leads to login and back, and opens with the unsent comment', async () => {
  const first = open(MEMBER.token);
  const words = '발볼이 넓어도 편한가요?';
  const field = await screen.findByLabelText('댓글 쓰기');
  fireEvent.change(field, { target: { value: words } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '등록' })).not.toHaveAttribute('aria-disabled'),
  );
  fireEvent.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(first.visited).toEqual(['/login?returnTo=%2Ffeed%2F6']));
  first.unmount();
  open('u'.repeat(20));
  expect(await screen.findByLabelText('댓글 쓰기')).toHaveValue(words);
});
