import { getEligibility } from '#domain/events/entry.ts';
import type { Feature } from '../../kit/feature.ts';
import { findEligibility } from './entry-service.ts';

/** What entrants ask before they enter; entering is posting a feed. */
export const entryRoutes: Feature = (route, context) => {
  route(getEligibility, ({ params, user }) => findEligibility(context, params.id, user));
};
