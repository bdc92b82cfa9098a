import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import PointsScreen from '#src/areas/rewards/points-screen.tsx';
import { type Answers, renderMember } from '../../support/member-app.tsx';

const BALANCE = '/api/users/points/balance';
const HISTORY = '/api/users/points/transactions';
const balance = {
  currentPoints: 12_300,
  totalEarnedPoints: 20_000,
  totalUsedPoints: 7_000,
  totalExpiredPoints: 700,
};
const row = (transactionId: number, type: string, amount: number) => ({
  transactionId,
  type,
  amount,
  description: `내역 ${transactionId}`,
  transactionDate: '2026-11-20T03:00:00Z',
});
const history = (url: string, totalPages = 2) => ({
  transactions: url.includes('page=1') ? [row(3, 'EARN', 50)] : [row(1, 'EARN', 650), row(2, 'EXPIRE', 1000)],
  totalPages,
  totalElements: 12,
});
const good: Answers = { [BALANCE]: { body: balance }, [HISTORY]: ({ url }) => ({ body: history(url) }) };
const openHistory = async () => userEvent.click(await screen.findByRole('tab', { name: '거래 내역' }));

it('shows the balance and three totals with separators', async () => {
  renderMember(<PointsScreen />, good);
  expect(await screen.findByText('12,300P')).toBeVisible();
  expect(['20,000P', '7,000P', '700P'].map((text) => screen.getByText(text).tagName)).toEqual([
    'DD',
    'DD',
    'DD',
  ]);
});

it('signs rows by EARN and pages between the first and the last page', async () => {
  const { to } = renderMember(<PointsScreen />, good);
  await openHistory();
  expect(await screen.findByText('+650P')).toBeVisible();
  expect(screen.getByText('-1,000P')).toBeVisible();
  expect(screen.getByText('1 / 2 페이지')).toBeVisible();
  expect(screen.getByRole('button', { name: '이전' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: '다음' }));
  expect(await screen.findByText('+50P')).toBeVisible();
  expect(screen.getByRole('button', { name: '다음' })).toHaveAttribute('aria-disabled', 'true');
  expect(to(HISTORY).map(({ url }) => url)).toEqual([
    `${HISTORY}?page=0&size=10`,
    `${HISTORY}?page=1&size=10`,
  ]);
});

it('draws no pager for one page and an empty text for none', async () => {
  renderMember(<PointsScreen />, {
    ...good,
    [HISTORY]: { body: { transactions: [], totalPages: 0, totalElements: 0 } },
  });
  await openHistory();
  expect(await screen.findByText('포인트 거래 내역이 없습니다')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '페이지 이동' })).toBeNull();
});

it('hides nothing but the part that failed, and tries again', async () => {
  let broken = true;
  renderMember(<PointsScreen />, {
    ...good,
    [BALANCE]: () =>
      broken ? { status: 500, body: { success: false, message: '점검 중' } } : { body: balance },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('포인트 잔액을 불러오는데 실패했습니다. 점검 중');
  await openHistory();
  expect(await screen.findByText('+650P')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('12,300P')).toBeVisible();
});

it('says it once when both calls fail', async () => {
  renderMember(<PointsScreen />, {});
  const alert = await screen.findByText(/데이터를 불러오는데 실패했습니다/);
  expect(alert).toBeVisible();
  expect(screen.getAllByRole('button', { name: '다시 시도' })).toHaveLength(1);
});

it('refuses a malformed answer instead of showing half of it', async () => {
  renderMember(<PointsScreen />, { ...good, [BALANCE]: { body: { currentPoints: 'many' } } });
  expect(await screen.findByText(/포인트 잔액을 불러오는데 실패했습니다/)).toBeVisible();
});

it('keeps the menu of my page in view', () => {
  renderMember(<PointsScreen />, good);
  const menu = screen.getByRole('navigation', { name: '마이페이지 메뉴' });
  expect(within(menu).getByRole('link', { name: '내 뱃지' })).toHaveAttribute('href', '/mypage/badges');
});
