import {
  type BulkAct,
  giveCouponToMembers,
  grantToMembers,
  sanctionMembers,
} from '#domain/admin/members/member-bulk.ts';
import type { ResponseOf } from '#domain/kit/endpoint.ts';
import { createBulkMachine } from '../../kit/bulk.machine.ts';
import type { BulkRequest } from '../../kit/bulk.ts';
import { asksOneOf, to } from '../../kit/endpoint-port.ts';
import { type MemberFilters, saidIn } from './member-list.machine.ts';

const ENDPOINTS = [grantToMembers, giveCouponToMembers, sanctionMembers];

type Answer = ResponseOf<(typeof ENDPOINTS)[number]>;

/** Question of a bulk action: as a trial that counts, or for real; `read` takes what is wanted from its answer. */
function asked<Output>(
  { chosen, act }: BulkRequest<MemberFilters, BulkAct>,
  isTrial: boolean,
  read: (answer: Answer) => Output,
) {
  const whom = 'ids' in chosen ? { ids: [...chosen.ids] } : { filter: saidIn(chosen.filter) };
  switch (act.kind) {
    case 'POINTS':
      return to(grantToMembers, { body: { ...whom, isTrial, gift: act } }, read);
    case 'COUPON':
      return to(giveCouponToMembers, { body: { ...whom, isTrial, gift: act } }, read);
    default:
      return to(sanctionMembers, { body: { ...whom, isTrial, sanction: act } }, read);
  }
}

/** Machine of a bulk action on members: counts them, asks, acts on each; refused members stay selected. */
export const memberBulkMachine = createBulkMachine<MemberFilters, BulkAct>({
  id: 'memberBulk',
  description:
    'Members who are warned, silenced or given something together, each by itself: who is refused stays chosen.',
  count: asksOneOf(ENDPOINTS, (wish) => asked(wish, true, ({ count }) => count)),
  act: asksOneOf(ENDPOINTS, (wish) => asked(wish, false, ({ rows }) => rows)),
});
