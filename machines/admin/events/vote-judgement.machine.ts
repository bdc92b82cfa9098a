import { createBulkMachine } from '../../kit/bulk.machine.ts';

/** Action on the selected votes, with its reason. */
export type VoteAct = { deed: 'void' | 'restore'; reason: string };

/**
 * Machine of the bulk action on votes: voids or restores the selected votes for one reason and reports
 * each.
 */
export const voteJudgementMachine = createBulkMachine<null, VoteAct>({
  id: 'voteJudgement',
  description: 'Votes that are taken out of the count together, or let back in, for one reason.',
});
