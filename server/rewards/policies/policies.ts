import * as v from 'valibot';
import { FEED_REWARD_TYPES, FEED_REWARDS } from '#domain/rewards/feed-reward.ts';
import { type RewardPolicy, rewardSteps } from '#domain/rewards/reward-policy.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { findPolicies, type PolicyRow } from './policy-store.ts';

const typeSchema = v.picklist(FEED_REWARD_TYPES);
const stepsSchema = v.nullable(rewardSteps);

/** Returns the stored steps of a reward policy, validated. */
export const stepsOf = ({ steps }: Pick<PolicyRow, 'steps'>) => v.parse(stepsSchema, steps);

/** Maps a policy to the response. */
export function toPolicyResponse(row: PolicyRow): RewardPolicy {
  const rewardType = v.parse(typeSchema, row.reward_type);
  return {
    policyId: row.id,
    rewardType,
    rewardTypeDisplayName: FEED_REWARDS[rewardType].name,
    rewardTypeDescription: row.description,
    points: row.points,
    steps: stepsOf(row),
    description: row.description,
    isActive: row.is_active,
    dailyLimit: row.daily_limit,
    monthlyLimit: row.monthly_limit,
    validFrom: row.valid_from?.toISOString() ?? null,
    validTo: row.valid_to?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** Returns whether a policy is in force at a moment. */
export const isInForce = (
  { is_active, valid_from, valid_to }: Pick<PolicyRow, 'is_active' | 'valid_from' | 'valid_to'>,
  now: Date,
): boolean =>
  is_active && (valid_from === null || valid_from <= now) && (valid_to === null || valid_to > now);

/** Returns all reward policies, as they are sent. */
export const allPolicies = async (db: Queryable): Promise<RewardPolicy[]> =>
  (await findPolicies(db)).map(toPolicyResponse);

/** Returns the policies in force. */
export async function policiesInForce({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<RewardPolicy[]> {
  const now = clock.now();
  return (await findPolicies(db)).filter((row) => isInForce(row, now)).map(toPolicyResponse);
}
