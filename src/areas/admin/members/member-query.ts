import { MEMBER_SORTS } from '#domain/admin/members/member-list.ts';
import type { MemberFilters } from '#machines/admin/members/member-list.machine.ts';

/** Query parameters of the filters that are set. */
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
