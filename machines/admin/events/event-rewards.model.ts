import { DEFAULT_REWARDS } from '#domain/events/default-rewards.ts';
import type { EventType } from '#domain/events/event-states.ts';
import {
  CONDITIONS,
  type Condition,
  fits,
  REWARD_KINDS,
  REWARD_LIMITS,
  type Reward,
  type RewardKind,
} from '#domain/events/reward.ts';

/** Typed reward; `key` identifies its row while the page is open. */
export type RewardRow = {
  key: number;
  condition: Condition;
  kind: RewardKind;
  value: string;
  description: string;
};

/** Rewards that share one condition. */
export type RewardGroup = { condition: Condition; rows: readonly RewardRow[] };

/** Returns the editable rows of an event's rewards. */
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

/** Parsed reward; a text without digits gives NaN, which the rules refuse. */
export const rewardOf = ({ condition, kind, value, description }: RewardRow): Reward => ({
  condition,
  kind,
  description,
  value: DIGITS.test(value.trim()) ? Number(value) : Number.NaN,
});

/** Rewards grouped by condition, in the display order of prizes. */
export const groupsOf = (rows: readonly RewardRow[]): RewardGroup[] =>
  CONDITIONS.map((condition) => ({
    condition,
    rows: rows.filter((row) => row.condition === condition),
  })).filter((group) => group.rows.length > 0);

/** Conditions that a group may take: its own and those that no other group has. */
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

/** Condition of the next new group; null once the limit of groups or rewards is reached. */
export function nextCondition(type: EventType, rows: readonly RewardRow[]): Condition | null {
  if (groupsOf(rows).length >= REWARD_LIMITS.groups || rows.length >= REWARD_LIMITS.rows) return null;
  return conditionsFor(type, rows, null)[0] ?? null;
}

/** Adds a group with the next unused condition; returns the rows unchanged if there is none. */
export function withGroup(type: EventType, rows: readonly RewardRow[]): readonly RewardRow[] {
  const condition = nextCondition(type, rows);
  return condition ? [...rows, fresh(rows, condition, 'POINTS')] : rows;
}

/** Adds one reward to a group, of the first kind that the group does not have yet. */
export function withReward(rows: readonly RewardRow[], condition: Condition): readonly RewardRow[] {
  const given = new Set(rows.filter((row) => row.condition === condition).map(({ kind }) => kind));
  const kind = REWARD_KINDS.find((one) => !given.has(one)) ?? 'POINTS';
  return rows.length < REWARD_LIMITS.rows ? [...rows, fresh(rows, condition, kind)] : rows;
}

export const withoutReward = (rows: readonly RewardRow[], key: number): readonly RewardRow[] =>
  rows.filter((row) => row.key !== key);

export const withoutGroup = (rows: readonly RewardRow[], condition: Condition): readonly RewardRow[] =>
  rows.filter((row) => row.condition !== condition);

/** Moves all rewards of one condition to another. */
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

/** Type guard for rewards of a stored draft, which may be from an older version or broken. */
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
