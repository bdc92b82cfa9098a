import { standingOf } from '#domain/rewards/level.ts';

/** Returns whether a member has free delivery by level; only shoppers order. */
export const paysNoDelivery = ({
  role,
  activity_points,
}: {
  role: string;
  activity_points: number;
}): boolean => role === 'user' && standingOf(activity_points).level.freeDelivery;
