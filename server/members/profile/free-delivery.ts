import { levelProgressOf } from '#domain/rewards/level.ts';

/** Returns whether a member has free delivery by level; only shoppers order. */
export const hasFreeDelivery = ({
  role,
  activity_points,
}: {
  role: string;
  activity_points: number;
}): boolean => role === 'user' && levelProgressOf(activity_points).level.freeDelivery;
