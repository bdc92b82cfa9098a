import {
  readSellerDashboard,
  SELLER_METRICS,
  type SellerDashboard,
} from '#domain/seller/analytics/seller-dashboard.ts';
import { sellerDashboardMachine } from '#machines/seller/layout/seller-dashboard.machine.ts';
import { retry } from '../kit/driver.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const SUMMED = ['net', 'gross', 'orders'];
const runner = { productId: 7, name: '클라우드 러너', pieces: 12, net: 1_080_000 };
const loafer = { productId: 9, name: '데일리 로퍼', pieces: 4, net: 356_000 };

const dashboard: SellerDashboard = {
  period: { from: '2026-11-15', to: '2026-11-21' },
  before: { from: '2026-11-08', to: '2026-11-14' },
  isRunning: true,
  toDo: {
    newLines: 3,
    lateLines: 1,
    overdueLines: 1,
    notReceived: 1,
    received: 0,
    lowGoods: 2,
    unanswered: 5,
  },
  metrics: SELLER_METRICS.map((key, index) => ({
    key,
    value: 120 + index * 7,
    before: 100 + index * 8,
    series: SUMMED.includes(key) ? [12, 18, 9, 24, 30, 21, 6] : [],
  })),
  topGoods: [runner, loafer],
  topOptions: [{ ...runner, optionId: 71, color: '블랙', size: '265', pieces: 8, net: 720_000 }],
  sizes: [
    { size: '260', sold: 5, stock: 40 },
    { size: '265', sold: 11, stock: 4 },
  ],
  ending: [
    {
      optionId: 71,
      productId: 7,
      name: runner.name,
      color: '블랙',
      size: '265',
      stock: 4,
      sold30: 10,
      daysLeft: 12,
    },
  ],
  claims: [
    { reason: 'SIZE', count: 3 },
    { reason: 'CHANGED_MIND', count: 1 },
    { reason: 'LOOKS_DIFFERENT', count: 0 },
    { reason: 'DEFECT', count: 1 },
    { reason: 'WRONG_ITEM', count: 0 },
  ],
  misfits: [{ productId: 7, name: runner.name, tooSmall: 2, tooLarge: 0, returned: 1 }],
};

export const proofs: readonly Proof[] = [
  proof(
    resourceEntry({
      title: '판매자 대시보드',
      group: '판매자',
      machine: sellerDashboardMachine,
      input: { days: 7, compare: 'previous' },
      load: { done: dashboard, error: new Error('지표를 불러오지 못했어요.') },
      follows: { days: 30, compare: 'year' },
    }),
    {
      about: '할 일과 기간별 매출, 잘 팔린 상품, 곧 품절될 사이즈를 한눈에 봐요.',
      says: { load: '스토어의 숫자를 불러와요', 'input.changed': '다른 기간을 골라요' },
      driver: {
        member: 'seller',
        path: '/seller-mypage',
        ports: { load: { asks: [readSellerDashboard] } },
        events: {
          // Each press is another period.
          'input.changed': {
            press: (page) =>
              page.getByRole('group', { name: '기간' }).getByRole('button', { pressed: false }).first(),
          },
          'screen.retried': retry,
        },
      },
    },
  ),
];
