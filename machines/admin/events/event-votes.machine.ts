import { listVotes, type VoteFlag, type VoteList, type VoteRow } from '#domain/events/event-desk.ts';
import type { VoteStatus } from '#domain/events/event-states.ts';
import type { Page } from '#domain/kit/page.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createPagedMachine } from '../../kit/paged.machine.ts';

/**
 * Filter of the votes of one event (`id`) by sign of fraud and standing; `size` is the number of rows a
 * page.
 */
export type VoteFilter = { id: number; flag: VoteFlag | null; standing: VoteStatus | null; size: number };
/** Page of votes, with the totals of the event and its suspicious votes by sign and entry. */
export type VotePage = Page<VoteRow> & Pick<VoteList, 'totals' | 'flagged'>;

/**
 * Machine of the vote table of one event: 20 votes a page with their signs of fraud, filtered by sign and
 * standing.
 */
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
