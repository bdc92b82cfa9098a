import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { ledgerEntry } from '../kit/ledger.entry.ts';
import { expiringPointsMachine } from './expiring-points.machine.ts';
import { pointsMachine } from './points.machine.ts';

const group = '회원';
const error = new Error('포인트 내역을 불러오는데 실패했습니다');

const points = ledgerEntry({
  title: '적립 포인트',
  group,
  machine: pointsMachine,
  summary: {
    currentPoints: 1_200,
    totalEarnedPoints: 3_000,
    totalUsedPoints: 1_500,
    totalExpiredPoints: 300,
  },
  row: {
    transactionId: 1,
    type: 'EARN',
    amount: 100,
    description: '리뷰를 작성했어요',
    transactionDate: '2026-11-20T00:00:00Z',
  },
  error,
});

const soon = { expiringPoints: [], totalExpiringPoints: 200, earliestExpiryDate: '2026-12-01T00:00:00Z' };
const expiring: RegistryEntry = {
  title: '곧 소멸될 포인트',
  group,
  machine: expiringPointsMachine,
  ports: { load: { done: soon, error } },
  events: [{ type: 'screen.retried' }, { type: 'screen.reloaded' }],
  walkthroughs: [
    { name: '소멸 예정을 알기', steps: [done('load', soon)] },
    { name: '몰라도 나머지는 온전함', steps: [failed('load', error)] },
  ],
};

/** Points of a member. */
export const pointEntries: readonly RegistryEntry[] = [points, expiring];
