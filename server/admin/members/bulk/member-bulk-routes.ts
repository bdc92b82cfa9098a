import * as calls from '#domain/admin/members/member-bulk.ts';
import type { Feature } from '../../../kit/feature.ts';
import { giveCouponToMembers, grantToMembers, sanctionMembers } from './member-bulk-service.ts';

/** Registers the bulk operations on members. */
export const memberBulkRoutes: Feature = (route, context) => {
  route(calls.sanctionMembers, ({ user, body, attempt }) => sanctionMembers(context, user, body, attempt));
  route(calls.grantToMembers, ({ user, body, attempt }) => grantToMembers(context, user, body, attempt));
  route(calls.giveCouponToMembers, ({ user, body, attempt }) =>
    giveCouponToMembers(context, user, body, attempt),
  );
};
