import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { METRIC_KEYS, METRICS } from '#domain/admin/analytics/metrics.ts';
import DashboardScreen from '#src/areas/admin/analytics/dashboard-screen.tsx';
import { ACTION_METRICS, LEAD_METRICS } from '#src/areas/admin/analytics/dashboard-tiles.tsx';
import StatsScreen from '#src/areas/admin/analytics/stats-screen.tsx';
import { changeOf, short, shown } from '#src/ui/metrics/format-metric.ts';
import { entryOf } from '../../machines/entry-of.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const admin = { ...MEMBER, userType: 'admin' };
const sample = (id: string) => ({ body: { success: true, data: entryOf(id).ports.load?.done } });

const dashboard = () =>
  renderShop(
    <DashboardScreen />,
    { '/api/admin/dashboard': sample('dashboard') },
    { person: admin, at: '/admin/dashboard' },
  );

it('dashboard: ten metrics that ask for an act are open, all others but those of the chart are collapsed', async () => {
  dashboard();
  await screen.findByRole('heading', { name: '확인할 항목' });
  const tiles = [...document.querySelectorAll('article')];
  const nameOf = (tile: Element) => tile.querySelector('h3')?.textContent;
  const isCollapsed = (tile: Element) => tile.parentElement?.closest('details') !== null;
  const open = tiles.filter((tile) => !isCollapsed(tile));
  expect(open.map(nameOf)).toEqual(ACTION_METRICS.map((key) => METRICS[key].name));
  expect(open).toHaveLength(10);
  expect(ACTION_METRICS.filter((key) => METRICS[key].rows === null)).toEqual([]);
  const leads = LEAD_METRICS.map((key) => METRICS[key].name);
  expect([...tiles.map(nameOf), ...leads].toSorted()).toEqual(
    METRIC_KEYS.map((key) => METRICS[key].name).toSorted(),
  );
});

it('dashboard: each metric has name, change and definition, and links to its rows', async () => {
  window.history.replaceState(null, '', '/admin/dashboard');
  dashboard();
  const tile = (await screen.findByRole('heading', { name: '순결제액' })).closest('article');
  const inTile = within(tile as HTMLElement);
  expect(inTile.getByRole('link', { name: '순결제액 127원, 기록 보기' }).getAttribute('href')).toBe(
    '/admin/dashboard?open=net',
  );
  expect(inTile.getByText('17.6% 늘었어요')).toBeTruthy();
  expect(inTile.getByLabelText('순결제액 집계 기준').tagName).toBe('SUMMARY');
});

it('dashboard: a chart is read by arrow keys, and has a table', async () => {
  dashboard();
  const picture = await screen.findByRole('img', { name: '결제액 일별. 가장 많은 날 11/19(목) 30원' });
  const figure = picture.closest('figure') as HTMLElement;
  fireEvent.keyDown(picture, { key: 'ArrowLeft' });
  expect(within(figure).getByText('11/21(토)').textContent).toBe('11/21(토)6원');
  fireEvent.keyDown(picture, { key: 'ArrowLeft' });
  expect(within(figure).getByText('11/20(금)').textContent).toBe('11/20(금)21원');
  fireEvent.keyDown(picture, { key: 'ArrowRight' });
  fireEvent.keyDown(picture, { key: 'ArrowRight' });
  expect(within(figure).getByText('11/21(토)').textContent).toBe('11/21(토)6원');
  await userEvent.click(within(figure).getByRole('button', { name: '표로 보기' }));
  const rows = within(figure)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    '날짜결제액',
    '11/21(토)6원',
    '11/20(금)21원',
    '11/19(목)30원',
    '11/18(수)24원',
    '11/17(화)9원',
    '11/16(월)18원',
    '11/15(일)12원',
  ]);
});

it('dashboard: the large chart shows the selected metric', async () => {
  window.history.replaceState(null, '', '/admin/dashboard');
  dashboard();
  const leads = within(await screen.findByRole('region', { name: '결제액' }));
  await userEvent.click(leads.getByRole('button', { name: /^주문/ }));
  expect(screen.getByRole('img', { name: /^주문 일별/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 상세 내역' }).getAttribute('href')).toBe(
    '/admin/dashboard?open=orders',
  );
});

it('statistics: tables and bars show the details', async () => {
  renderShop(
    <StatsScreen />,
    { '/api/admin/stats': sample('stats') },
    { person: admin, at: '/stats-dashboard' },
  );
  const category = within(await screen.findByRole('region', { name: '카테고리' }));
  expect(category.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '카테고리상품 결제액이전 기간수량취소율반품률교환율',
    '스니커즈1,200,000원900,000원129.1%0%18.2%',
    '부츠400,000원900,000원49.1%0%18.2%',
  ]);
  const cohorts = within(screen.getByRole('region', { name: '가입 월별 주문' }));
  expect(cohorts.getByRole('row', { name: '2026.10 12 8 5' })).toBeTruthy();
  expect(screen.getByText('이전 단계의 75%')).toBeTruthy();
});

it('dashboard: metrics have their units and changes', () => {
  expect([
    shown(null, 'won'),
    shown(1_200, 'won'),
    shown(12.5, 'percent'),
    shown(4.25, 'stars'),
    shown(7, 'points'),
  ]).toEqual(['—', '1,200원', '12.5%', '4.25점', '7P']);
  expect([30_000, 120_000, 7_200_000, 172_800_000].map((ms) => shown(ms, 'ms'))).toEqual([
    '30초',
    '2분',
    '2시간',
    '2일',
  ]);
  expect([120, 12_000, 340_000_000].map(short)).toEqual(['120', '1.2만', '3.4억']);
  expect(changeOf(METRICS.gmv, 110, 100)).toEqual({ words: '10% 늘었어요', tone: 'good', isUp: true });
  expect(changeOf(METRICS.cancelRate, 12, 10)).toEqual({ words: '2%p 늘었어요', tone: 'bad', isUp: true });
  expect(changeOf(METRICS.pointsIssued, 5, 10)).toEqual({ words: '50% 줄었어요', tone: 'even', isUp: false });
  expect(changeOf(METRICS.orders, 5, 0)?.words).toBe('새로 생겼어요');
  expect(changeOf(METRICS.orders, 5, 5)?.words).toBe('그대로예요');
  expect(changeOf(METRICS.stockOuts, 5, null)).toBeNull();
});
