import type { ExpiringPoints, PointTransaction } from '#domain/points.ts';
import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { samplePage } from '../kit/paged.entry.ts';
import { pointsMachine } from './points.machine.ts';

const balance = {
  currentPoints: 1_200,
  totalEarnedPoints: 3_000,
  totalUsedPoints: 1_500,
  totalExpiredPoints: 300,
};
const none = { currentPoints: 0, totalEarnedPoints: 0, totalUsedPoints: 0, totalExpiredPoints: 0 };
const row: PointTransaction = {
  transactionId: 1,
  type: 'EARN',
  amount: 100,
  description: '리뷰를 작성했어요',
  transactionDate: '2026-11-20T00:00:00Z',
};
const rows: PointTransaction[] = [
  row,
  { ...row, transactionId: 2, type: 'USE', amount: 1_000, description: '주문에 사용했어요' },
  { ...row, transactionId: 3, amount: 450, description: '구매를 확정했어요' },
];
const expiring: ExpiringPoints = {
  expiringPoints: [
    { ...row, transactionId: 9, amount: 150, expiryDate: '2026-12-01T00:00:00Z' },
    {
      ...row,
      transactionId: 8,
      amount: 50,
      description: '투표에 참여했어요',
      expiryDate: '2026-12-10T00:00:00Z',
    },
  ],
  totalExpiringPoints: 200,
  earliestExpiryDate: '2026-12-01T00:00:00Z',
};
const nothing: ExpiringPoints = { expiringPoints: [], totalExpiringPoints: 0, earliestExpiryDate: null };
const history = { items: rows, page: 0, totalPages: 3, totalElements: 25 };
const empty = samplePage([]);
const error = new Error('포인트 내역을 불러오는데 실패했습니다');

const toHistory = { type: 'tab.selected', tab: 'history' } as const;
const toBalance = { type: 'tab.selected', tab: 'balance' } as const;
const toSecond = { type: 'page.changed', page: 1 } as const;

export const pointsEntry: RegistryEntry = {
  title: '적립 포인트',
  group: '회원',
  machine: pointsMachine,
  ports: {
    balance: { done: balance, error, empty: none },
    expiring: { done: expiring, error, empty: nothing },
    history: { done: history, error, empty },
  },
  events: [toHistory, toBalance, toSecond, { type: 'screen.retried' }],
  walkthroughs: [
    {
      name: '잔액을 보고 내역 2쪽으로',
      steps: [
        done('balance', balance),
        done('expiring', expiring),
        done('history', history),
        toHistory,
        toSecond,
      ],
    },
    {
      name: '내역만 실패하고 다시 시도',
      steps: [
        done('balance', balance),
        failed('history', error),
        toHistory,
        { type: 'screen.retried' },
        done('history', empty),
      ],
    },
  ],
};
