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
  const rewardType = v.parse(typeSchema, row.rewardType);
  return {
    policyId: row.id,
    rewardType,
    rewardTypeDisplayName: FEED_REWARDS[rewardType].name,
    rewardTypeDescription: row.description,
    points: row.points,
    steps: stepsOf(row),
    description: row.description,
    isActive: row.isActive,
    dailyLimit: row.dailyLimit,
    monthlyLimit: row.monthlyLimit,
    validFrom: row.validFrom?.toISOString() ?? null,
    validTo: row.validTo?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** Returns whether a policy is in force at a moment. */
export const isInForce = (
  { isActive, validFrom, validTo }: Pick<PolicyRow, 'isActive' | 'validFrom' | 'validTo'>,
  now: Date,
): boolean => isActive && (validFrom === null || validFrom <= now) && (validTo === null || validTo > now);

/** Returns all reward policies, as they are sent. */
export const allPolicies = async (db: Queryable): Promise<RewardPolicy[]> =>
  (await findPolicies(db)).map(toPolicyResponse);

/** Returns the policies in force. */
export async function policiesInForce({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<RewardPolicy[]> {
  const now = clock.now();
  return (await findPolicies(db)).filter((row) => isInForce(row, now)).map(toPolicyResponse);
}
