import { elevate, elevationWays, mailElevationCode } from '#domain/members/auth/step-up.ts';
import type { Feature } from '../../kit/feature.ts';
import { mailCode, proveAgain, readWays } from './step-up-service.ts';

/** Registers the endpoints of step-up authentication. */
export const elevationRoutes: Feature = (route, context) => {
  route(elevationWays, ({ user }) => readWays(context, user.id));
  route(elevate, ({ user, body }) => proveAgain(context, user, body));
  route(mailElevationCode, ({ user }) => mailCode(context, user));
};
