import * as calls from '#domain/admin/members/member-account.ts';
import type { Feature } from '../../../kit/feature.ts';
import * as accounts from './account-service.ts';
import { changeRole } from './role-service.ts';

/** Registers the endpoints of members' accounts. */
export const memberAccountRoutes: Feature = (route, context) => {
  const ports = context;
  route(calls.unlockMember, ({ user: admin, params, attempt }) =>
    accounts.unlock({ ports, admin, attempt }, params.id),
  );
  route(calls.endMemberSessions, ({ user: admin, params, attempt }) =>
    accounts.endSessions({ ports, admin, attempt }, params.id),
  );
  route(calls.resendMemberVerification, ({ user: admin, params, attempt }) =>
    accounts.resendVerification({ ports, admin, attempt }, params.id),
  );
  route(calls.voidPassword, ({ user: admin, params, attempt }) =>
    accounts.voidPassword({ ports, admin, attempt }, params.id),
  );
  route(calls.askMfaReset, ({ user: admin, params, attempt }) =>
    accounts.askMfaReset({ ports, admin, attempt }, params.id),
  );
  route(calls.decideMfaReset, ({ user: admin, params, body, attempt }) =>
    accounts.decideMfaReset({ ports, admin, attempt }, params.id, body.confirm),
  );
  route(calls.changeRole, ({ user, params, body, attempt }) =>
    changeRole(context, user, { userId: params.id, ...body }, attempt),
  );
};
