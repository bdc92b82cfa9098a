import { levelProgressOf } from '#domain/rewards/level.ts';

/** Returns whether a member has free delivery by level; only shoppers order. */
export const hasFreeDelivery = ({
  role,
  activityPoints,
}: {
  role: string;
  activityPoints: number;
}): boolean => role === 'user' && levelProgressOf(activityPoints).level.freeDelivery;
