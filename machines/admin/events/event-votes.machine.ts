import { listVotes, type VoteFlag, type VoteList, type VoteRow } from '#domain/events/event-desk.ts';
import type { VoteStatus } from '#domain/events/event-states.ts';
import type { Page } from '#domain/kit/page.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createPagedMachine } from '../../kit/paged.machine.ts';

export type VoteFilter = { id: number; flag: VoteFlag | null; standing: VoteStatus | null; size: number };
export type VotePage = Page<VoteRow> & Pick<VoteList, 'totals' | 'flagged'>;

export const eventVotesMachine = createPagedMachine<VoteRow, VoteFilter, VotePage>({
  id: 'eventVotes',
  description: 'Votes of an event with what looks odd about them; a person judges it.',
  size: 20,
  filters: 'withPage',
  reloads: true,
  loadPage: pagePort(
    listVotes,
    ({ page, filter: { flag, standing, size } }) => ({
      page,
      size,
      ...(flag ? { flag } : {}),
      ...(standing ? { standing } : {}),
    }),
    ({ filter: { id } }) => ({ id }),
  ),
});
