import { type MemberDetail, readMember } from '#domain/admin/members/member-detail.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

export const memberDetailMachine = createResourceMachine<MemberDetail, { id: number }>({
  id: 'memberDetail',
  description: 'One member with what they have done lately; read anew after anything was done to them.',
  load: endpointPort(readMember, ({ input }) => ({ params: input })),
  reloads: true,
});
