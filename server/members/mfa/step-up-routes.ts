import { mailStepUpCode, stepUp, stepUpMethods } from '#domain/members/auth/step-up.ts';
import type { Feature } from '../../kit/feature.ts';
import { mailCode, proveAgain, readStepUpMethods } from './step-up-service.ts';

/** Registers the endpoints of step-up authentication. */
export const stepUpRoutes: Feature = (route, context) => {
  route(stepUpMethods, ({ user }) => readStepUpMethods(context, user.id));
  route(stepUp, ({ user, body }) => proveAgain(context, user, body));
  route(mailStepUpCode, ({ user }) => mailCode(context, user));
};
