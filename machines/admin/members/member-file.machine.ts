import { createFileMachine } from '../../kit/file.machine.ts';
import type { MemberFilters } from './member-list.machine.ts';

/** Whom the table shows, and in which order. */
export type MemberFileFilter = { filters: MemberFilters; sort: string | null };

export const memberFileMachine = createFileMachine<MemberFileFilter>({
  id: 'memberFile',
  description: 'The members whom the table shows, as a file; whoever takes it shows who they are first.',
});
