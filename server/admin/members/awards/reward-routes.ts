import * as awards from '#domain/admin/members/member-awards.ts';
import * as points from '#domain/admin/members/member-points.ts';
import type { Feature } from '../../../kit/feature.ts';
import { readAllActivities } from '../../../rewards/levels/level-service.ts';
import { awardActivity, decideActivity } from './activity-award-service.ts';
import { awardBadge, badgesOfMember } from './award-service.ts';
import { decideGrant, grantPoints, movePoints } from './points-service.ts';

/** Registers the endpoints to grant points, badges and activities. */
export const rewardRoutes: Feature = (route, context) => {
  route(points.grantPoints, ({ user, body, attempt }) => grantPoints(context, user, body, attempt));
  route(points.movePoints, ({ user, params, body, attempt }) =>
    movePoints(context, user, { userId: params.id, ...body }, attempt),
  );
  route(points.decideGrant, ({ user, params, body, attempt }) =>
    decideGrant(context, user, { id: params.id, ...body }, attempt),
  );
  route(awards.awardBadge, ({ body, attempt }) => awardBadge(context, body, attempt));
  route(awards.badgesOfMember, ({ params }) => badgesOfMember(context, params.userId));
  route(awards.awardActivity, ({ user, body, attempt }) => awardActivity(context, user, body, attempt));
  route(awards.decideActivity, ({ user, params, body, attempt }) =>
    decideActivity(context, user, { id: params.id, ...body }, attempt),
  );
  route(awards.allActivities, ({ query }) => readAllActivities(context, query));
};
