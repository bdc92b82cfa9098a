import type { BulkSanction } from '#domain/admin/members/member-bulk.ts';
import { createBulkMachine } from '../kit/bulk.machine.ts';
import type { MemberFilters } from './member-list.machine.ts';

export const memberBulkMachine = createBulkMachine<MemberFilters, BulkSanction>({
  id: 'memberBulk',
  description: 'Members who are warned or silenced together, each by itself: who is refused stays chosen.',
});
