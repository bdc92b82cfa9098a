import * as v from 'valibot';
import type { EventType } from '#domain/events/event-states.ts';
import type { EventResult, ResultWinner } from '#domain/events/results/result.ts';
import { CONDITIONS, isRank, REWARD_KINDS, type RewardKind, rewardWords } from '#domain/events/reward.ts';
import type { Member } from '../../kit/feature.ts';
import type { countCosts, findFailures, findFighters, ShownWinner } from './read-store.ts';

/** Names of the event types in responses about results (legacy API). */
export const RESULT_TYPES = {
  RANKING: 'RANKING_TOP3',
  BATTLE: 'BATTLE_WINNER',
  DRAW: 'DRAW_WINNER',
} as const satisfies Record<EventType, EventResult['resultType']>;

const isAdmin = (viewer: Member | null): boolean => viewer?.userType === 'admin';

/** Maps a winner to the response; coupon code and failure depend on the viewer. */
export function toWinnerResponse(row: ShownWinner, viewer: Member | null): ResultWinner {
  const { prizes } = row;
  const isMine = row.userId === viewer?.id;
  const sum = (kind: RewardKind) =>
    prizes.filter((prize) => prize.kind === kind).reduce((total, { value }) => total + value, 0);
  const coupon = prizes.find(({ kind }) => kind === 'DISCOUNT_COUPON');
  const isPaid = prizes.length > 0 && prizes.every(({ state }) => state === 'DONE');
  const last = prizes
    .flatMap(({ doneAt }) => doneAt ?? [])
    .toSorted()
    .at(-1);
  return {
    id: row.id,
    userId: row.userId,
    userName: row.nickname,
    feedId: row.feedTitle === null ? null : row.feedId,
    feedTitle: row.feedTitle,
    rankPosition: row.rank,
    voteCount: row.voteCount,
    pointsEarned: sum('POINTS'),
    badgePointsEarned: sum('BADGE_POINTS'),
    couponCode: isMine || isAdmin(viewer) ? (prizes.find(({ code }) => code)?.code ?? null) : null,
    couponDescription: coupon
      ? coupon.description ||
        rewardWords({ kind: v.parse(v.picklist(REWARD_KINDS), coupon.kind), value: coupon.value })
      : null,
    rewardProcessed: isPaid,
    rewardProcessedAt: isPaid && last ? new Date(last).toISOString() : null,
    condition: v.parse(v.picklist(CONDITIONS), row.condition),
    entryNo: row.condition === 'VOTERS' ? null : row.entryNo,
    isMine,
    revokedReason: row.revokeReason,
    replaces: row.replaces,
    failure: isAdmin(viewer) ? (prizes.find(({ state }) => state === 'FAILED')?.message ?? null) : null,
  };
}

const place = ({ condition }: ResultWinner): number => CONDITIONS.indexOf(condition);

/** Sorts winners: ranks first, then groups; a revoked winner precedes the runner-up. */
export const inShownOrder = (winners: readonly ResultWinner[]): ResultWinner[] =>
  winners.toSorted(
    (a, b) =>
      place(a) - place(b) || (isRank(a.condition) ? 0 : a.rankPosition - b.rankPosition) || a.id - b.id,
  );

type Costs = Awaited<ReturnType<typeof countCosts>>;

type Failures = Awaited<ReturnType<typeof findFailures>>;

/** Sums up cost and progress of the payouts. */
export function toPayout(costs: Costs, failures: Failures): NonNullable<EventResult['payout']> {
  const total = (field: 'count' | 'sum', which: Partial<Costs[number]>) =>
    costs
      .filter(
        ({ kind, state }) =>
          (which.kind === undefined || which.kind === kind) &&
          (which.state === undefined || which.state === state),
      )
      .reduce((all, row) => all + row[field], 0);
  return {
    points: total('sum', { kind: 'POINTS' }),
    badgePoints: total('sum', { kind: 'BADGE_POINTS' }),
    coupons: total('count', { kind: 'DISCOUNT_COUPON' }),
    waiting: total('count', { state: 'WAITING' }),
    done: total('count', { state: 'DONE' }),
    failed: total('count', { state: 'FAILED' }),
    failures: failures.map(({ userId, nickname, message }) => {
      return { userId, userName: nickname, reason: message ?? '' };
    }),
  };
}

type Fighters = Awaited<ReturnType<typeof findFighters>>;

/** Maps the pairs of a battle with both vote counts. */
export function toPairs(
  pairs: readonly (readonly number[])[],
  fighters: Fighters,
  votes: ReadonlyMap<number, number>,
): NonNullable<EventResult['pairs']> {
  const known = new Map(fighters.map((fighter) => [fighter.entryNo, fighter]));
  return pairs.map((pair) =>
    pair.map((no) => ({
      entryNo: no,
      userId: known.get(no)?.userId ?? 0,
      userName: known.get(no)?.nickname ?? '',
      votes: votes.get(no) ?? 0,
    })),
  );
}
