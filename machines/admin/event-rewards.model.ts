import { DEFAULT_REWARDS } from '#domain/events/default-rewards.ts';
import {
  CONDITIONS,
  type Condition,
  fits,
  REWARD_KINDS,
  REWARD_LIMITS,
  type Reward,
  type RewardKind,
} from '#domain/events/reward.ts';
import type { EventType } from '#domain/events/states.ts';

/** A reward as it is typed; `key` names it while it is on the page. */
export type RewardRow = {
  key: number;
  condition: Condition;
  kind: RewardKind;
  value: string;
  description: string;
};

/** Rewards of those who get them for the same. */
export type RewardGroup = { condition: Condition; rows: readonly RewardRow[] };

export const rowsOf = (rewards: readonly Reward[]): RewardRow[] =>
  rewards.map(({ condition, kind, value, description }, index) => ({
    key: index + 1,
    condition,
    kind,
    description,
    value: String(value),
  }));

export const defaultRows = (type: EventType): RewardRow[] => rowsOf(DEFAULT_REWARDS[type]);

const DIGITS = /^\d{1,9}$/;

/** What is typed is no number as long as it is none. */
export const rewardOf = ({ condition, kind, value, description }: RewardRow): Reward => ({
  condition,
  kind,
  description,
  value: DIGITS.test(value.trim()) ? Number(value) : Number.NaN,
});

/** Groups in the order in which prizes are read. */
export const groupsOf = (rows: readonly RewardRow[]): RewardGroup[] =>
  CONDITIONS.map((condition) => ({
    condition,
    rows: rows.filter((row) => row.condition === condition),
  })).filter((group) => group.rows.length > 0);

/** What a group may be for: what it is for already, and what no other is. */
export function conditionsFor(
  type: EventType,
  rows: readonly RewardRow[],
  own: Condition | null,
): Condition[] {
  const taken = new Set(rows.map(({ condition }) => condition));
  return CONDITIONS.filter(
    (condition) => condition === own || (fits(type, condition) && !taken.has(condition)),
  );
}

const fresh = (rows: readonly RewardRow[], condition: Condition, kind: RewardKind): RewardRow => ({
  key: Math.max(0, ...rows.map(({ key }) => key)) + 1,
  condition,
  kind,
  value: '',
  description: '',
});

/** For what the next group would be; null where there is room for none. */
export function nextCondition(type: EventType, rows: readonly RewardRow[]): Condition | null {
  if (groupsOf(rows).length >= REWARD_LIMITS.groups || rows.length >= REWARD_LIMITS.rows) return null;
  return conditionsFor(type, rows, null)[0] ?? null;
}

export function withGroup(type: EventType, rows: readonly RewardRow[]): readonly RewardRow[] {
  const condition = nextCondition(type, rows);
  return condition ? [...rows, fresh(rows, condition, 'POINTS')] : rows;
}

/** One more for the same people, of a kind that they do not get yet where there is one. */
export function withReward(rows: readonly RewardRow[], condition: Condition): readonly RewardRow[] {
  const given = new Set(rows.filter((row) => row.condition === condition).map(({ kind }) => kind));
  const kind = REWARD_KINDS.find((one) => !given.has(one)) ?? 'POINTS';
  return rows.length < REWARD_LIMITS.rows ? [...rows, fresh(rows, condition, kind)] : rows;
}

export const withoutReward = (rows: readonly RewardRow[], key: number): readonly RewardRow[] =>
  rows.filter((row) => row.key !== key);

export const withoutGroup = (rows: readonly RewardRow[], condition: Condition): readonly RewardRow[] =>
  rows.filter((row) => row.condition !== condition);

/** The same rewards for others. */
export const retargeted = (
  rows: readonly RewardRow[],
  from: Condition,
  to: Condition,
): readonly RewardRow[] => rows.map((row) => (row.condition === from ? { ...row, condition: to } : row));

export const withRow = (
  rows: readonly RewardRow[],
  key: number,
  change: Partial<Pick<RewardRow, 'kind' | 'value' | 'description'>>,
): readonly RewardRow[] => rows.map((row) => (row.key === key ? { ...row, ...change } : row));

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a kept draft has such rows: it may be an old or a broken one. */
export const areRows = (value: unknown): value is readonly RewardRow[] =>
  Array.isArray(value) &&
  value.every(
    (row: unknown) =>
      typeof row === 'object' &&
      row !== null &&
      'key' in row &&
      typeof row.key === 'number' &&
      'condition' in row &&
      CONDITIONS.some((one) => one === row.condition) &&
      'kind' in row &&
      REWARD_KINDS.some((one) => one === row.kind) &&
      'value' in row &&
      isText(row.value) &&
      'description' in row &&
      isText(row.description),
  );
