import { listConsents, updateConsents } from '#domain/members/signup/consents.ts';
import type { Feature } from '../../kit/feature.ts';
import { changeConsents, listConsentStatus } from './consent-service.ts';

/** Registers the endpoints of consents (addition to the contract). */
export const consentRoutes: Feature = (route, context) => {
  route(listConsents, ({ user }) => listConsentStatus(context, user.id));
  route(updateConsents, ({ user, body }) => changeConsents(context, user, body));
};
