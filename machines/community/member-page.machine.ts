import type { MemberPage } from '#domain/members/member-page.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const memberPageMachine = createResourceMachine<MemberPage, number>({
  id: 'memberPage',
  description: 'The public page of one member; one who is gone or blocked is not found.',
  hasMarks: true,
});
