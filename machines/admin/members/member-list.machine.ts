import {
  type ListedMember,
  listMembers,
  MEMBER_SORTS,
  type MemberSanctionStatus,
  type MemberSeen,
} from '#domain/admin/members/member-list.ts';
import type { UserType } from '#domain/members/profile/user.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the member table as the address carries them; null filters nothing. */
export type MemberFilters = {
  q: string | null;
  role: UserType | null;
  status: MemberSanctionStatus | null;
  seen: MemberSeen | null;
  joinedFrom: string | null;
  joinedTo: string | null;
};

/** What is not said in the address is not asked. */
export const saidIn = ({ q, role, status, seen, joinedFrom, joinedTo }: MemberFilters) => ({
  ...(q ? { q } : {}),
  ...(role ? { role } : {}),
  ...(status ? { status } : {}),
  ...(seen ? { seen } : {}),
  ...(joinedFrom ? { joinedFrom } : {}),
  ...(joinedTo ? { joinedTo } : {}),
});

export const sortIn = (sort: string | null) =>
  MEMBER_SORTS.filter((one) => one === sort).map((one) => ({ sort: one }))[0];

/** Machine of the member table: paged by the filters and order of the address, with counts by kind. */
export const memberListMachine = createIndexMachine<ListedMember, MemberFilters>({
  id: 'memberList',
  description: 'Members as the address narrows and orders them, with how many there are of each kind.',
  loadPage: pagePort(listMembers, ({ page, filter: { filters, sort, size } }) => ({
    page,
    size,
    ...saidIn(filters),
    ...sortIn(sort),
  })),
});
