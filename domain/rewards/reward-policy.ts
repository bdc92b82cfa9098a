import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { FEED_REWARD_TYPES } from './feed-reward.ts';

/** Most points that one action can earn. */
export const MOST_REWARD_POINTS = 100_000;

/** Points per threshold that is reached. */
export const rewardSteps = v.array(v.object({ at: v.number(), points: v.number() }));
export type RewardStep = v.InferOutput<typeof rewardSteps>[number];

/** Schema of the point amount of a rewarded action. */
export const rewardPolicySchema = v.object({
  policyId: v.number(),
  rewardType: v.picklist(FEED_REWARD_TYPES),
  rewardTypeDisplayName: v.string(),
  rewardTypeDescription: v.string(),
  points: v.number(),
  steps: v.nullable(rewardSteps),
  description: v.string(),
  isActive: v.boolean(),
  dailyLimit: v.nullable(v.number()),
  monthlyLimit: v.nullable(v.number()),
  validFrom: v.nullable(v.string()),
  validTo: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  version: v.number(),
});
export type RewardPolicy = v.InferOutput<typeof rewardPolicySchema>;

/** Endpoint of members: lists the actions that earn points now, besides reviews and votes. */
export const listRewardPolicies = endpoint({
  method: 'GET',
  path: '/api/rewards/policies',
  access: 'member',
  summary: 'Lists the actions that earn points now, besides reviews and votes.',
  response: v.array(rewardPolicySchema),
  wrapping: 'envelope',
});
