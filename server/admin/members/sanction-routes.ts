import {
  liftSanction as liftSanctionCall,
  listSanctions as listSanctionsCall,
  sanctionMember as sanctionMemberCall,
} from '#domain/admin/members/member-sanctions.ts';
import type { Feature } from '../../kit/feature.ts';
import { endSanction, listSanctions, sanctionMember } from './sanction-service.ts';

/** Registers the endpoints of sanctions. */
export const sanctionRoutes: Feature = (route, context) => {
  route(listSanctionsCall, ({ params }) => listSanctions(context, params.id));
  route(sanctionMemberCall, ({ user, params, body, attempt }) =>
    sanctionMember(context, user, { userId: params.id, form: body }, attempt),
  );
  route(liftSanctionCall, ({ user, params, body, attempt }) =>
    endSanction(context, user, { id: params.id, note: body.note }, attempt),
  );
};
