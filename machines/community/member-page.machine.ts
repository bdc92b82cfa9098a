import { type MemberPage, showMemberPage } from '#domain/members/profile/member-page.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const memberPageMachine = createResourceMachine<MemberPage, number>({
  id: 'memberPage',
  description: 'The public page of one member; one who is gone or blocked is not found.',
  load: endpointPort(showMemberPage, ({ input: id }) => ({ params: { id } })),
  hasMarks: true,
});
