import {
  type Dashboard,
  getDashboard,
  listMetricRows,
  type MetricRow,
} from '#domain/admin/analytics/dashboard.ts';
import { METRIC_KEYS, METRICS } from '#domain/admin/analytics/metrics.ts';
import { getStats, type Stats, type StatsPart } from '#domain/admin/analytics/stats.ts';
import { dashboardMachine } from '#machines/admin/analytics/dashboard.machine.ts';
import { disputeDecisionMachine } from '#machines/admin/analytics/dispute-decision.machine.ts';
import { metricRowsMachine } from '#machines/admin/analytics/metric-rows.machine.ts';
import { statsMachine } from '#machines/admin/analytics/stats.machine.ts';
import { type Act, retry } from '../kit/driver.ts';
import { paged, pagedEntry } from '../kit/paged.ts';
import { removalEntry } from '../kit/removal.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const group = '관리';
const error = new Error('지표를 불러오지 못했어요.');
const period = { from: '2026-11-15', to: '2026-11-21' };
const week = { days: 7, compare: 'previous' } as const;

const dashboard: Dashboard = {
  period,
  before: { from: '2026-11-08', to: '2026-11-14' },
  isRunning: true,
  missingDays: 0,
  metrics: METRIC_KEYS.map((key, index) => {
    const hasDays = METRICS[key].reckoning.by !== 'now';
    return {
      key,
      value: 120 + index * 7,
      before: hasDays ? 100 + index * 8 : null,
      series: hasDays ? [12, 18, 9, 24, 30, 21, 6] : [],
      href: null,
    };
  }),
};

const part: StatsPart = {
  part: '1',
  name: '스니커즈',
  goods: 1_200_000,
  pieces: 12,
  lines: 11,
  cancelRate: 9.1,
  returnRate: 0,
  exchangeRate: 18.2,
  goodsBefore: 900_000,
};

const stats: Stats = {
  period,
  isRunning: true,
  missingDays: 0,
  byCategory: [part, { ...part, part: '2', name: '부츠', goods: 400_000, pieces: 4, lines: 4 }],
  byStore: [{ ...part, name: '신발장 스토어' }],
  bySize: [{ ...part, part: '260', name: '260' }],
  funnel: { cart: 80, checkout: 40, paid: 30, confirmed: 12 },
  sizeMismatch: [
    { advice: 'FOLLOWED', lines: 20, sizeBack: 1, rate: 5 },
    { advice: 'OTHER', lines: 10, sizeBack: 2, rate: 20 },
    { advice: 'UNKNOWN', lines: 0, sizeBack: 0, rate: null },
  ],
  cohorts: [
    { month: '2026-10', members: 12, orders: [8, 5, null, null, null, null, null] },
    { month: '2026-11', members: 9, orders: [6, null, null, null, null, null, null] },
  ],
};

const row: MetricRow = {
  id: '7',
  at: '2026-11-20T03:00:00.000Z',
  text: 'S2026112000000007',
  amount: 98_000,
  target: { type: 'MEMBER', id: 3 },
};

const member = 'admin';

/** Each press is another period. */
const otherPeriod: Act = {
  press: (page) => page.getByRole('group', { name: '기간' }).getByRole('button', { pressed: false }).first(),
};

export const proofs: readonly Proof[] = [
  proof(
    resourceEntry({
      title: '관리자 대시보드',
      group,
      machine: dashboardMachine,
      input: week,
      load: { done: dashboard, error },
      follows: { days: 30, compare: 'year' },
    }),
    {
      about: '기간을 골라 상점의 숫자를 앞 기간과 견줘 봐요.',
      says: { load: '기간의 숫자를 불러와요' },
      driver: {
        member,
        path: '/admin/dashboard',
        ports: { load: { asks: [getDashboard] } },
        events: { 'input.changed': otherPeriod, 'screen.retried': retry },
      },
    },
  ),
  proof(
    resourceEntry({
      title: '통계',
      group,
      machine: statsMachine,
      input: week,
      load: { done: stats, error },
      follows: { days: 30, compare: 'year' },
    }),
    {
      about: '무엇이 팔렸는지, 어디까지 왔는지, 누가 돌아왔는지 봐요.',
      says: { load: '숫자 뒤에 있는 것을 불러와요' },
      driver: {
        member,
        path: '/stats-dashboard',
        ports: { load: { asks: [getStats] } },
        events: { 'input.changed': otherPeriod, 'screen.retried': retry },
      },
    },
  ),
  proof(
    pagedEntry({
      title: '지표의 상세 내역',
      group,
      machine: metricRowsMachine,
      filter: { metric: 'gmv', ...period },
      items: [row, { ...row, id: '8', target: null }],
      error,
    }),
    {
      about: '지표 하나의 상세 내역을 한 쪽씩 봐요.',
      says: { loadPage: '기록 한 쪽을 불러와요' },
      driver: paged({ member, path: '/admin/dashboard?open=orders' }, [listMetricRows]),
    },
  ),
  proof(
    removalEntry({
      title: '못 받은 배송을 배송 완료로 확정',
      group,
      machine: disputeDecisionMachine,
      error: new Error('이미 확인이 끝난 배송이에요.'),
    }),
    {
      about: '구매자가 아직 못 받았다고 알린 배송을 확인하고 배송 완료로 정해요.',
      says: {
        remove: '배송 완료로 정해요',
        'removal.asked': '배송 완료로 확정을 눌러요',
        'removal.confirmed': '물음에 배송 완료로 확정을 눌러요',
        'removal.dismissed': '물음에 취소를 눌러요',
      },
      undriven: {
        why: 'a decided dispute stays so: each path would need a delivery of its own',
        provenBy: 'tests/views/admin/dispute-decision.test.tsx',
      },
    },
  ),
];
