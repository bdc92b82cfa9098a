import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import WithdrawScreen from '#src/areas/members/withdrawal/withdraw-screen.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const WITHDRAW = '/api/users/withdraw';
const leaving = {
  blocks: [] as string[],
  points: 1200,
  coupons: 2,
  badges: 3,
  levelName: '새내기',
  feeds: 1,
  comments: 0,
  reviews: 0,
};
const open = (answer: Answers[string], blocks: string[] = []) =>
  renderMember(<WithdrawScreen />, {
    'GET /api/users/me/leaving': { body: { success: true, data: { ...leaving, blocks } } },
    [`DELETE ${WITHDRAW}`]: answer,
  });
const agree = () => screen.findByRole('checkbox', { name: '사라지는 것을 확인했고 탈퇴할게요.' });
const done = { body: { success: true, data: '탈퇴했어요.' } };

it('WithdrawScreen shows the reason of a refusal beside its button, and the member stays', async () => {
  const message = '아직 구매를 확정하지 않은 주문이 있어요.';
  open({ status: 409, body: { success: false, message, data: null } });
  (await agree()).focus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '탈퇴하기' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(window.localStorage.getItem('token')).not.toBeNull();
});

it('WithdrawScreen sends nothing before the loss is accepted, and ends the session afterwards', async () => {
  const { to } = open(done);
  await agree();
  await userEvent.click(screen.getByRole('button', { name: '탈퇴하기' }));
  expect(to(WITHDRAW)).toEqual([]);
  await userEvent.click(await agree());
  await userEvent.click(screen.getByRole('button', { name: '탈퇴하기' }));
  await waitFor(() => expect(window.localStorage.getItem('token')).toBeNull());
  expect(to(WITHDRAW)).toHaveLength(1);
});

it('WithdrawScreen shows what is open and where to settle it, and no button', async () => {
  open(done, ['ORDER', 'STORE']);
  expect(await screen.findByText('아직 구매를 확정하지 않은 주문이 있어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '주문 내역 보기' })).toHaveAttribute('href', '/my-orders');
  expect(screen.queryByRole('button', { name: '탈퇴하기' })).toBeNull();
});
