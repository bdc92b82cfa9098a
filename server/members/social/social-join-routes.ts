import { joinBySocial, proveSocialEmail } from '#domain/members/social-login/social-join.ts';
import type { Feature } from '../../kit/feature.ts';
import { clientInfoOf } from '../devices/client-info.ts';
import { showingOf } from './browser-cookie.ts';
import { joinByTicket } from './join-service.ts';
import { mailProof } from './verify-email.ts';

/** Registers the endpoints of sign-up by social login (contract 5). */
export const socialJoinRoutes: Feature = (route, context) => {
  const showing = showingOf(context.config);
  route(proveSocialEmail, ({ body: { ticket, email }, request }) =>
    mailProof(context, showing(request, ticket), { email, ip: request.ip }),
  );
  route(joinBySocial, ({ body: { ticket, device, ...form }, request }) =>
    joinByTicket(context, showing(request, ticket), form, clientInfoOf(request, device)),
  );
};
