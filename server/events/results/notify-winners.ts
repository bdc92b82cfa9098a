import { type Condition, isRank, rewardWords } from '#domain/events/reward.ts';
import type { Queryable } from '../../db/database.ts';
import { notify } from '../../notices/notify.ts';
import { findEntrants } from './announce-store.ts';
import { conditionOf, kindOf } from './draw/tally.ts';
import { readRewards } from './draw/tally-store.ts';
import type { WinnerRow } from './result-store.ts';

type Event = { id: number; title: string };

const GROUPS = {
  PARTICIPATION: '참여 보상',
  VOTERS: '투표자 추첨',
  LIKES: '좋아요상',
  RANDOM: '추첨',
} as const;
const placeOf = (condition: Condition): string => (isRank(condition) ? `${condition}위` : GROUPS[condition]);

/** Notifies each winner of all prizes in one notification. */
export async function notifyWinners(
  tx: Queryable,
  { id: eventId, title }: Event,
  winners: readonly WinnerRow[],
  now: Date,
): Promise<void> {
  const rewards = await readRewards(tx, eventId);
  const prizeOf = (of: Condition) =>
    rewards
      .filter(({ condition }) => condition === of)
      .map(({ kind, value }) => rewardWords({ kind: kindOf(kind), value }))
      .join(' + ');
  const byUser = new Map<number, WinnerRow[]>();
  for (const winner of winners)
    if (winner.condition !== 'PARTICIPATION')
      byUser.set(winner.userId, [...(byUser.get(winner.userId) ?? []), winner]);
  const told = [...byUser].map(([userId, won]) => ({
    userId,
    facts: {
      eventId,
      winnerId: won[0]?.id ?? 0,
      title,
      prize: won
        .map(({ condition }) => conditionOf(condition))
        .map((condition) => `${placeOf(condition)} ${prizeOf(condition)}`)
        .join(', '),
    },
  }));
  await notify(tx, 'EVENT_WON', told, now);
}

/** Notifies the other participants once that a result is announced. */
export async function notifyOthers(
  tx: Queryable,
  { id: eventId, title }: Event,
  winners: readonly WinnerRow[],
  now: Date,
): Promise<void> {
  const won = new Set(
    winners.filter(({ condition }) => condition !== 'PARTICIPATION').map(({ userId }) => userId),
  );
  const others = (await findEntrants(tx, eventId)).filter((userId) => !won.has(userId));
  const facts = { eventId, title };
  await notify(
    tx,
    'EVENT_RESULT',
    others.map((userId) => ({ userId, facts })),
    now,
  );
}
