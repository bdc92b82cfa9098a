import type { PaidWinner } from '#domain/events/results/result.ts';
import type { findPayouts } from './payout-store.ts';

type Row = Awaited<ReturnType<typeof findPayouts>>[number];

const SAID = { done: '보상을 지급했어요.', waiting: '지급을 기다리고 있어요.' } as const;

/** Maps payouts to one row per winner. */
export function paidWinners(rows: readonly Row[]): (PaidWinner & { isWaiting: boolean })[] {
  const users = [...new Set(rows.map(({ userId }) => userId))];
  const byUser = new Map(users.map((userId): [number, Row[]] => [userId, []]));
  for (const row of rows) byUser.get(row.userId)?.push(row);
  return [...byUser].map(([userId, own]) => {
    const sum = (kind: string) =>
      own
        .filter((row) => row.kind === kind && row.state === 'DONE')
        .reduce((total, { value }) => total + value, 0);
    const failed = own.find(({ state }) => state === 'FAILED');
    const isWaiting = !failed && own.some(({ state }) => state === 'WAITING');
    return {
      userId,
      rankPosition: Math.min(...own.map(({ rank }) => rank ?? Number.MAX_SAFE_INTEGER)),
      pointsEarned: sum('POINTS'),
      badgePointsEarned: sum('BADGE_POINTS'),
      couponCode: own.find(({ code }) => code)?.code ?? null,
      success: !failed && !isWaiting,
      message: failed?.message ?? (isWaiting ? SAID.waiting : SAID.done),
      isWaiting,
    };
  });
}
