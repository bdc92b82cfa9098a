import type { ListedMember, MemberSeen, MemberStanding } from '#domain/admin/members/member-list.ts';
import type { UserType } from '#domain/members/profile/user.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the member table as the address carries them; null filters nothing. */
export type MemberFilters = {
  q: string | null;
  role: UserType | null;
  status: MemberStanding | null;
  seen: MemberSeen | null;
  joinedFrom: string | null;
  joinedTo: string | null;
};

export const memberListMachine = createIndexMachine<ListedMember, MemberFilters>({
  id: 'memberList',
  description: 'Members as the address narrows and orders them, with how many there are of each kind.',
});
