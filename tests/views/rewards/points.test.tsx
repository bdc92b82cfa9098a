import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PointsScreen from '#src/areas/rewards/points/points-screen.tsx';
import { dateField, typeDate } from '../../support/client/date-fields.ts';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

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

it('PointsScreen shows the balance and three totals with separators', async () => {
  renderMember(<PointsScreen />, good);
  expect(await screen.findByText('12,300P')).toBeVisible();
  expect(['20,000P', '7,000P', '700P'].map((text) => screen.getByText(text).tagName)).toEqual([
    'DD',
    'DD',
    'DD',
  ]);
});

it('PointsScreen shows signs by type and pages between the first and the last page', async () => {
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

it('PointsScreen shows no pager for one page and an empty text for none', async () => {
  renderMember(<PointsScreen />, {
    ...good,
    [HISTORY]: { body: { transactions: [], totalPages: 0, totalElements: 0 } },
  });
  await openHistory();
  expect(await screen.findByText('포인트 거래 내역이 없습니다')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '페이지 이동' })).toBeNull();
});

it('PointsScreen hides only the failed part, and retries', async () => {
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

it('PointsScreen shows one message if both calls fail', async () => {
  renderMember(<PointsScreen />, {});
  const alert = await screen.findByText(/데이터를 불러오는데 실패했습니다/);
  expect(alert).toBeVisible();
  expect(screen.getAllByRole('button', { name: '다시 시도' })).toHaveLength(1);
});

it('PointsScreen refuses a malformed answer as a whole', async () => {
  renderMember(<PointsScreen />, { ...good, [BALANCE]: { body: { currentPoints: 'many' } } });
  expect(await screen.findByText(/포인트 잔액을 불러오는데 실패했습니다/)).toBeVisible();
});

it('PointsScreen keeps the member menu visible', () => {
  renderMember(<PointsScreen />, good);
  const menu = screen.getByRole('navigation', { name: '마이페이지 메뉴' });
  expect(within(menu).getByRole('link', { name: '내 뱃지' })).toHaveAttribute('href', '/mypage/badges');
});

describe('PointFilterBar', () => {
  const at = (address: string) => window.history.replaceState(null, '', address);
  beforeEach(() => at('/mypage/points'));
  afterEach(() => at('/'));
  const page = { body: history('') };
  const rows: Answers = {
    ...good,
    [`${HISTORY}/type/USE`]: page,
    [`${HISTORY}/period`]: page,
    [`${HISTORY}/order/7`]: { body: [{ ...row(4, 'USE', 900), relatedOrderId: 7 }] },
  };
  const asked = ({ requests }: { requests: { url: string }[] }) =>
    requests.map(({ url }) => url).filter((url) => url.startsWith(HISTORY));

  it.each([
    ['?kind=USE', '/type/USE?page=0&size=10'],
    ['?from=2026-10-01&to=2026-10-31', '/period?page=0&size=10&startDate=2026-10-01&endDate=2026-10-31'],
    [
      '?kind=USE&from=2026-10-01&to=2026-10-31',
      '/period?page=0&size=10&startDate=2026-10-01&endDate=2026-10-31&type=USE',
    ],
    ['?order=7&kind=USE', '/order/7'],
    ['?kind=GIFT&from=2026-13-45&order=-1', '?page=0&size=10'],
  ])('loads the rows of %s once', async (query, path) => {
    at(`/mypage/points${query}`);
    const shop = renderMember(<PointsScreen />, rows);
    await vi.waitFor(() => expect(asked(shop)).toEqual([HISTORY + path]));
  });

  it('opens the transactions of an address with a filter, with its values in the fields', async () => {
    at('/mypage/points?kind=USE&from=2026-10-01&to=2026-10-31');
    renderMember(<PointsScreen />, rows);
    expect(await screen.findByLabelText('종류')).toHaveValue('USE');
    expect(await dateField('시작일')).toHaveTextContent('2026. 10. 1.');
    expect(await dateField('종료일')).toHaveTextContent('2026. 10. 31.');
    expect(screen.getByRole('tab', { name: '거래 내역', selected: true })).toBeVisible();
  });

  it('writes type and days in order into the address, and clears them', async () => {
    const { visited } = renderMember(<PointsScreen />, rows);
    await openHistory();
    await userEvent.selectOptions(await screen.findByLabelText('종류'), 'USE');
    await typeDate('시작일', '2026-10-31');
    await typeDate('종료일', '2026-10-01');
    await userEvent.click(screen.getByRole('button', { name: '조회' }));
    expect(visited).toEqual(['/mypage/points?kind=USE&from=2026-10-01&to=2026-10-31']);
  });

  it('links a row to its order, and back to all', async () => {
    const ofOrder = { ...page.body, transactions: [{ ...row(4, 'USE', 900), relatedOrderId: 7 }] };
    const { unmount } = renderMember(<PointsScreen />, { ...good, [HISTORY]: { body: ofOrder } });
    await openHistory();
    const link = await screen.findByRole('link', { name: '내역 4: 이 주문의 내역만 보기' });
    expect(link).toHaveAttribute('href', '/mypage/points?order=7');
    unmount();
    at('/mypage/points?order=7');
    const { visited } = renderMember(<PointsScreen />, rows);
    expect(await screen.findByText('-900P')).toBeVisible();
    expect(screen.queryByRole('link', { name: /이 주문의 내역/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '전체 내역 보기' }));
    expect(visited).toEqual(['/mypage/points']);
  });
});
