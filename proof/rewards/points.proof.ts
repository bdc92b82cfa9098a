import {
  type ExpiringPoints,
  expiringPoints,
  type PointTransaction,
  pointBalance,
  pointTransactions,
  pointTransactionsByType,
} from '#domain/rewards/points.ts';
import { expiringPointsMachine } from '#machines/rewards/expiring-points.machine.ts';
import { pointsMachine } from '#machines/rewards/points.machine.ts';
import { done, failed } from '../entry.ts';
import { ledger, ledgerEntry } from '../kit/ledger.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const group = '회원';
const error = new Error('포인트 내역을 불러오는데 실패했습니다');

const row: PointTransaction = {
  transactionId: 1,
  type: 'EARN',
  amount: 100,
  description: '리뷰를 작성했어요',
  transactionDate: '2026-11-20T00:00:00Z',
};

const points = ledgerEntry({
  title: '적립 포인트',
  group,
  machine: pointsMachine,
  summary: {
    some: {
      currentPoints: 1_200,
      totalEarnedPoints: 3_000,
      totalUsedPoints: 1_500,
      totalExpiredPoints: 300,
    },
    none: { currentPoints: 0, totalEarnedPoints: 0, totalUsedPoints: 0, totalExpiredPoints: 0 },
  },
  rows: [
    row,
    { ...row, transactionId: 2, type: 'USE', amount: 1_000, description: '주문에 사용했어요' },
    { ...row, transactionId: 3, amount: 450, description: '구매를 확정했어요' },
  ],
  error,
  filters: {
    none: { order: null, kind: null, period: null },
    narrowed: { order: null, kind: 'USE', period: null },
  },
});

const soon: ExpiringPoints = {
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
  expiringThisMonth: 0,
  expiringNextMonth: 200,
};

const nothing: ExpiringPoints = {
  expiringPoints: [],
  totalExpiringPoints: 0,
  earliestExpiryDate: null,
  expiringThisMonth: 0,
  expiringNextMonth: 0,
};

const expiring = resourceEntry({
  title: '곧 소멸될 포인트',
  group,
  machine: expiringPointsMachine,
  load: { done: soon, error, empty: nothing },
  silent: true,
  walkthroughs: [
    { name: '소멸 예정을 알기', steps: [done('load', soon)] },
    { name: '몰라도 나머지는 온전함', steps: [failed('load', error)] },
  ],
});

export const proofs: readonly Proof[] = [
  proof(points, {
    about: '포인트 잔액과 쌓고 쓴 내역을 봐요.',
    says: {
      summary: '포인트 잔액을 불러와요',
      history: '포인트 내역 한 쪽을 불러와요',
      'filter.changed': '종류나 기간, 주문을 골라요',
    },
    driver: ledger({
      member: 'user',
      path: '/mypage/points',
      tabs: { summary: '포인트 잔액', history: '거래 내역' },
      summary: pointBalance,
      history: pointTransactions,
      filter: {
        act: {
          // Another kind than the one in force: the same filter again is no change of the address.
          before: async (page) => {
            const kind = page.getByLabel('종류');
            await kind.selectOption((await kind.inputValue()) === 'USE' ? 'EARN' : 'USE');
          },
          press: (page) => page.getByRole('button', { name: '조회' }),
        },
        asks: [pointTransactionsByType],
      },
    }),
  }),
  proof(expiring, {
    about: '곧 사라질 포인트가 있는지 봐요.',
    says: { load: '곧 사라질 포인트를 불러와요' },
    driver: {
      member: 'user',
      path: '/mypage/points',
      ports: { load: { asks: [expiringPoints] } },
      events: {},
    },
  }),
];
