import { displayedBadgesOf, myBadges, myDisplayedBadges, toggleBadge } from '#domain/rewards/badge.ts';
import type { Feature } from '../kit/feature.ts';
import { readBadges, readDisplayedBadges, toggle } from './badge-service.ts';

/** Badges: everyone manages only their own (contract 11). */
export const badgeRoutes: Feature = (route, context) => {
  route(myBadges, ({ user }) => readBadges(context, user.id, 'all'));
  route(myDisplayedBadges, ({ user }) => readBadges(context, user.id, 'displayed'));
  route(displayedBadgesOf, ({ params }) => readDisplayedBadges(context, params.userId));
  route(toggleBadge, ({ user, body }) => toggle(context, user.id, body));
};
