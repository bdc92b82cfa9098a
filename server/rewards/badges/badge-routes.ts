import { displayedBadgesOf, myBadges, myDisplayedBadges, toggleBadge } from '#domain/rewards/badge.ts';
import type { Feature } from '../../kit/feature.ts';
import { readDisplayedBadges, readMyBadges, readShown, toggle } from './badge-service.ts';

/** Registers the endpoints of badges (contract 11). */
export const badgeRoutes: Feature = (route, context) => {
  route(myBadges, ({ user }) => readMyBadges(context, user.id));
  route(myDisplayedBadges, ({ user }) => readShown(context, user.id));
  route(displayedBadgesOf, ({ params, user }) => readDisplayedBadges(context, params.userId, user));
  route(toggleBadge, ({ user, body }) => toggle(context, user.id, body));
};
