import { RECIPIENTS } from '../policies/events.ts';
import type { EventType } from './event-states.ts';

/** Kinds of event prize: points, badge points or discount coupon. */
export const REWARD_KINDS = ['POINTS', 'BADGE_POINTS', 'DISCOUNT_COUPON'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** Ranks that can win a prize, as text. */
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type Rank = (typeof RANKS)[number];
/** Conditions of an event prize: a rank, participating, voting, likes or the draw. */
export const CONDITIONS = [...RANKS, 'PARTICIPATION', 'VOTERS', 'LIKES', 'RANDOM'] as const;
/** Recipients of a reward: a rank or a group. */
export type Condition = (typeof CONDITIONS)[number];

/** Limits of event prizes: groups, rows, characters, and the highest amount of each kind. */
export const REWARD_LIMITS = {
  groups: 5,
  rows: 20,
  description: 200,
  POINTS: 1_000_000,
  BADGE_POINTS: 1_000,
  DISCOUNT_COUPON: 90,
} as const;

/** Stored reward: recipients, kind, amount and text. */
export type Reward = { condition: Condition; kind: RewardKind; value: number; description: string };

/** Returns whether a prize goes to one rank rather than to a group. */
export const isRank = (condition: Condition): condition is Rank =>
  (RANKS as readonly Condition[]).includes(condition);

/** Returns the most recipients of a reward; null for all participants. */
export const maxRecipients = (condition: Condition): number | null =>
  isRank(condition) ? 1 : RECIPIENTS[condition];

/**
 * Returns whether an event type has such winners: a battle has only rank 1, a draw has no ranks.
 */
export function fits(type: EventType, condition: Condition): boolean {
  if (!isRank(condition)) return true;
  return type === 'RANKING' || (type === 'BATTLE' && condition === '1');
}

/** Splits rewards into those kept and those dropped when the event type changes. */
export function forType<R extends Pick<Reward, 'condition'>>(type: EventType, rewards: readonly R[]) {
  const kept = rewards.filter(({ condition }) => fits(type, condition));
  return { kept, gone: rewards.filter((reward) => !kept.includes(reward)) };
}

const KIND_WORDS = { POINTS: '포인트', BADGE_POINTS: '활동 점수', DISCOUNT_COUPON: '할인 쿠폰' } as const;
const UNITS = { POINTS: 'P', BADGE_POINTS: '점', DISCOUNT_COUPON: '%' } as const;

/** Returns the message for an invalid set of rewards, or null. */
export function rewardProblem(type: EventType, rewards: readonly Reward[]): string | null {
  const conditions = new Set(rewards.map(({ condition }) => condition));
  if (conditions.size === 0) return '보상을 하나 이상 정해 주세요.';
  if (conditions.size > REWARD_LIMITS.groups)
    return `보상은 ${REWARD_LIMITS.groups}가지 조건까지 정할 수 있어요.`;
  if (rewards.length > REWARD_LIMITS.rows) return `보상은 모두 ${REWARD_LIMITS.rows}개까지 정할 수 있어요.`;
  const ranks = [...conditions].filter(isRank);
  if (RANKS.slice(0, ranks.length).some((rank) => !conditions.has(rank)))
    return '순위 보상은 1위부터 빠짐없이 정해 주세요.';
  const stray = [...conditions].find((condition) => !fits(type, condition));
  if (stray)
    return type === 'BATTLE' ? '배틀은 1위 보상만 정할 수 있어요.' : '추첨 이벤트에는 순위가 없어요.';
  if (type === 'BATTLE' && !conditions.has('1')) return '배틀은 1위 보상이 있어야 해요.';
  if (type === 'DRAW' && !conditions.has('RANDOM')) return '추첨 이벤트는 추첨 보상이 있어야 해요.';
  return rewards.map(rewardValueProblem).find((problem) => problem !== null) ?? null;
}

/** Returns the message for an invalid amount of a reward, or null. */
export function rewardValueProblem({ kind, value }: Reward): string | null {
  const most = REWARD_LIMITS[kind];
  if (Number.isInteger(value) && value >= 1 && value <= most) return null;
  return `${KIND_WORDS[kind]} 보상은 1부터 ${most.toLocaleString('ko-KR')}까지의 숫자로 적어 주세요.`;
}

/** Returns the most recipients of a reward for a number of participants. */
export function recipientsOf(type: EventType, condition: Condition, participants: number): number {
  // One winner per pair, and a participant without an opponent wins too.
  if (type === 'BATTLE' && condition === '1') return Math.ceil(participants / 2);
  // The number of voters does not depend on the number of participants.
  if (condition === 'VOTERS') return RECIPIENTS.VOTERS;
  return Math.min(maxRecipients(condition) ?? participants, participants);
}

/** Upper bounds of what the rewards of an event cost. */
export type Budget = { points: number; badgePoints: number; coupons: number; mostPercent: number };

/** Computes the most that the rewards of an event can cost. */
export function budgetOf(type: EventType, maxParticipants: number, rewards: readonly Reward[]): Budget {
  const total: Budget = { points: 0, badgePoints: 0, coupons: 0, mostPercent: 0 };
  for (const { condition, kind, value } of rewards) {
    const people = recipientsOf(type, condition, maxParticipants);
    if (kind === 'POINTS') total.points += people * value;
    if (kind === 'BADGE_POINTS') total.badgePoints += people * value;
    if (kind !== 'DISCOUNT_COUPON') continue;
    total.coupons += people;
    total.mostPercent = Math.max(total.mostPercent, value);
  }
  return total;
}

const GROUP_WORDS = {
  PARTICIPATION: '참여자 모두',
  VOTERS: '투표자',
  LIKES: '좋아요',
  RANDOM: '추첨',
} as const;

/** Returns the Korean label of the recipients of a reward. */
export const conditionWords = (condition: Condition): string =>
  isRank(condition) ? `${condition}위` : GROUP_WORDS[condition];

/** Returns the Korean label of a reward: "2,000P", "15% 할인 쿠폰". */
export const rewardWords = ({ kind, value }: Pick<Reward, 'kind' | 'value'>): string =>
  kind === 'POINTS'
    ? `${value.toLocaleString('ko-KR')}${UNITS[kind]}`
    : kind === 'DISCOUNT_COUPON'
      ? `${value}${UNITS[kind]} ${KIND_WORDS[kind]}`
      : `${KIND_WORDS[kind]} ${value}${UNITS[kind]}`;
