import type { BulkAct } from '#domain/admin/members/member-bulk.ts';
import { createBulkMachine } from '../../kit/bulk.machine.ts';
import type { MemberFilters } from './member-list.machine.ts';

export const memberBulkMachine = createBulkMachine<MemberFilters, BulkAct>({
  id: 'memberBulk',
  description:
    'Members who are warned, silenced or given something together, each by itself: who is refused stays chosen.',
});
