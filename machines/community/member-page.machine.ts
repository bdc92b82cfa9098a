import { type MemberPage, showMemberPage } from '#domain/members/profile/member-page.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the public page of one member by id; deleted and blocked members are not found. */
export const memberPageMachine = createResourceMachine<MemberPage, number>({
  id: 'memberPage',
  description: 'The public page of one member; one who is gone or blocked is not found.',
  load: endpointPort(showMemberPage, ({ input: id }) => ({ params: { id } })),
  hasMarks: true,
});
