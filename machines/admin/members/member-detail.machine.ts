import { type MemberDetail, readMember } from '#domain/admin/members/member-detail.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/**
 * Machine of one member by id: loads profile and recent activity, and loads again after each action on the
 * member.
 */
export const memberDetailMachine = createResourceMachine<MemberDetail, { id: number }>({
  id: 'memberDetail',
  description: 'One member with what they have done lately; read anew after anything was done to them.',
  load: endpointPort(readMember, ({ input }) => ({ params: input })),
  reloads: true,
});
