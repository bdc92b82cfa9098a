import { exportMembers } from '#domain/admin/members/member-list.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFileMachine } from '../../kit/file.machine.ts';
import { type MemberFilters, saidIn, sortIn } from './member-list.machine.ts';

/** Filters and order of the member table, which the file repeats. */
export type MemberFileFilter = { filters: MemberFilters; sort: string | null };

/** Machine of the member export: writes the filtered table as a CSV file after step-up authentication. */
export const memberFileMachine = createFileMachine<MemberFileFilter>({
  id: 'memberFile',
  description: 'The members whom the table shows, as a file; whoever takes it shows who they are first.',
  write: endpointPort(exportMembers, ({ filter }) => ({
    body: { ...saidIn(filter.filters), ...sortIn(filter.sort) },
  })),
});
