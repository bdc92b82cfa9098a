import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Route } from 'wouter';
import { Guarded } from '#src/app/guarded.tsx';
import { LikeButton } from '#src/areas/community/likes/like-button.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PROFILE = '/api/users/me/profile';
const LIKES = '/api/feeds/my-likes';
const ended = { status: 401, body: { success: false, message: '로그인이 필요합니다.', data: null } };
const stored = (key: string) => window.localStorage.getItem(key);
const likes = (): unknown => JSON.parse(stored('likedPosts') ?? 'null');

/** A page for members only, opened with a stored session. */
function open(answers: Answers) {
  const page = (
    <Route path="/mypage/points">
      <Guarded access={{ requireLogin: true }}>
        <LikeButton feedId={7} liked={false} count={3} />
      </Guarded>
    </Route>
  );
  return renderShop(page, answers, { person: MEMBER, at: '/mypage/points?kind=USE' });
}
const like = () => screen.findByRole('button', { name: /^좋아요/ });

beforeEach(() => window.history.replaceState(null, '', '/mypage/points?kind=USE'));

it('session that the server does not know at the start is cleared and leads to login once, with the return address', async () => {
  const { visited } = open({ [PROFILE]: ended });
  const login = `/login?returnTo=${encodeURIComponent('/mypage/points?kind=USE')}`;
  await waitFor(() => expect(visited).toEqual([login]));
  expect(stored('token')).toBeNull();
});

it('session whose start check is refused otherwise is cleared, and the page stays', async () => {
  const { app, visited } = renderShop(
    <p>안쪽</p>,
    { [PROFILE]: { status: 403, body: {} } },
    { person: MEMBER, at: '/products' },
  );
  await waitFor(() => expect(stored('token')).toBeNull());
  expect(app.session.getSnapshot().hasTag('signedIn')).toBe(false);
  expect(visited).toEqual([]);
});

it('session ends with the first refused call: everything of the member is cleared', async () => {
  const { visited } = open({ '/api/feeds/7/likes/toggle': ended });
  await userEvent.click(await like());
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(visited[0]).toContain('/login?returnTo=');
  expect(Object.keys(MEMBER).map(stored)).toEqual(Object.keys(MEMBER).map(() => null));
});

it('session stores the likes of the member, and each like as it is set and removed', async () => {
  const page = { content: [{ feedId: 3 }], totalElements: 1, totalPages: 1, number: 0, size: 20 };
  open({
    [LIKES]: { body: { success: true, data: page } },
    '/api/feeds/7/likes/toggle': ({ body }) => {
      const { liked } = JSON.parse(String(body));
      return { body: { success: true, data: { liked, likeCount: liked ? 4 : 3 } } };
    },
  });
  const button = await like();
  for (const on of [true, false]) {
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'settled'));
    await waitFor(() => expect([likes()].flat().includes(7)).toBe(on));
  }
});

it('logout clears the browser before the server has answered, and revokes its token', async () => {
  const { app, requests } = open({ '/api/auth/logout': () => new Promise(() => {}) });
  await like();
  app.session.send({ type: 'session.loggedOut' });
  expect(stored('token')).toBeNull();
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/auth/logout'));
  expect(requests.at(-1)?.bearer).toBe(`Bearer ${MEMBER.token}`);
});

it('session has the role that the server says, not the stored one', async () => {
  const asUser = { userId: 1, username: '김하루', name: '김하루', nickname: '걷는하루', userType: 'USER' };
  const admin = { ...MEMBER, userType: 'admin' };
  const page = (
    <Guarded access={{ requireLogin: true, role: 'admin', otherwise: '/' }}>
      <p>관리자 화면</p>
    </Guarded>
  );
  renderShop(page, { [PROFILE]: { body: { success: true, data: asUser } } }, { person: admin });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(screen.queryByText('관리자 화면')).toBeNull();
  expect(stored('userType')).toBe('user');
});
