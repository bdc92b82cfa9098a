import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { pointsMachine } from './points.machine.ts';

const balance = {
  currentPoints: 1_200,
  totalEarnedPoints: 3_000,
  totalUsedPoints: 1_500,
  totalExpiredPoints: 300,
};
const expiring = { expiringPoints: [], totalExpiringPoints: 200, earliestExpiryDate: '2026-12-01T00:00:00Z' };
const row = {
  transactionId: 1,
  type: 'EARN',
  amount: 100,
  description: '리뷰를 작성했어요',
  transactionDate: '2026-11-20T00:00:00Z',
};
const history = { items: [row], page: 0, totalPages: 3, totalElements: 25 };
const empty = { items: [], page: 0, totalPages: 0, totalElements: 0 };
const error = new Error('포인트 내역을 불러오는데 실패했습니다');

const toHistory = { type: 'tab.selected', tab: 'history' } as const;
const toBalance = { type: 'tab.selected', tab: 'balance' } as const;
const toSecond = { type: 'page.changed', page: 1 } as const;

export const pointsEntry: RegistryEntry = {
  title: '적립 포인트',
  group: '회원',
  machine: pointsMachine,
  ports: {
    balance: { done: balance, error },
    expiring: { done: expiring, error },
    history: { done: history, error },
  },
  events: [toHistory, toBalance, toSecond, { type: 'screen.retried' }, done('history', empty)],
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
