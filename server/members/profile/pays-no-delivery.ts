import { standingOf } from '#domain/rewards/level.ts';

/** Whether orders of a member pay no delivery fee by the benefits of the level; only shoppers order. */
export const paysNoDelivery = ({
  role,
  activity_points,
}: {
  role: string;
  activity_points: number;
}): boolean => role === 'user' && standingOf(activity_points).level.freeDelivery;
