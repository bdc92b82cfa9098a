import { getEligibility } from '#domain/events/entry.ts';
import type { Feature } from '../../kit/feature.ts';
import { findEligibility } from './entry-service.ts';

/** Registers the endpoints of eligibility; an event is entered by posting a feed. */
export const entryRoutes: Feature = (route, context) => {
  route(getEligibility, ({ params, user }) => findEligibility(context, params.id, user));
};
