import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Route } from 'wouter';
import type { Access } from '#src/app/access.ts';
import { Guarded } from '#src/app/guarded.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PROFILE = '/api/users/me/profile';
const down = { status: 401, body: { success: false, message: '만료', data: null } };
const open = (access: Access, userType: 'user' | 'seller' | null, answers: Answers = {}) =>
  renderShop(
    <Route path="/checkout">
      <Guarded access={access}>
        <p>안쪽</p>
      </Guarded>
    </Route>,
    answers,
    { person: userType && { ...MEMBER, userType } },
  );
const where = () => window.location.pathname + window.location.search;

beforeEach(() => window.history.replaceState(null, '', '/checkout?step=2'));

it('Guarded shows a notice with a login button that leads back here', async () => {
  open({ requireLogin: true, showNotice: true }, null);
  expect(await screen.findByRole('heading', { level: 1, name: '로그인이 필요합니다' })).toBeVisible();
  expect(screen.queryByText('안쪽')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '로그인' }));
  expect(where()).toBe(`/login?returnTo=${encodeURIComponent('/checkout?step=2')}`);
});

it('Guarded redirects to login without the notice, with the return address', async () => {
  open({ requireLogin: true }, null);
  await waitFor(() => expect(where()).toBe(`/login?returnTo=${encodeURIComponent('/checkout?step=2')}`));
});

it('Guarded shows members of another role the reason and a link home', async () => {
  open({ requireLogin: true, role: 'user', showNotice: true }, 'seller');
  expect(await screen.findByRole('heading', { level: 1, name: '접근 권한이 없습니다' })).toBeVisible();
  expect(screen.getByText('일반 회원 권한이 필요한 페이지입니다.')).toBeVisible();
  expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
});

it('Guarded redirects members of another role if the route says so', async () => {
  open({ requireLogin: true, role: 'seller', otherwise: '/store' }, 'user');
  await waitFor(() => expect(where()).toBe('/store'));
  expect(screen.queryByText('안쪽')).toBeNull();
});

it('Guarded shows nothing of the page before the start check has ended', async () => {
  open({ requireLogin: true }, 'user');
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByText('안쪽')).toBeNull();
  expect(await screen.findByText('안쪽')).toBeVisible();
  expect(where()).toBe('/checkout?step=2');
});

it('Guarded treats a refused stored session as a guest', async () => {
  open({ requireLogin: true, showNotice: true }, 'user', { [PROFILE]: down });
  expect(await screen.findByText('로그인이 필요합니다')).toBeVisible();
  expect(window.localStorage.getItem('token')).toBeNull();
});

it('Guarded shows a public page without waiting', () => {
  open({}, 'user');
  expect(screen.getByText('안쪽')).toBeVisible();
});
