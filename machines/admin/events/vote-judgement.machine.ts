import { createBulkMachine } from '../../kit/bulk.machine.ts';

/** Action on the selected votes, with its reason. */
export type VoteAct = { deed: 'void' | 'restore'; reason: string };

export const voteJudgementMachine = createBulkMachine<null, VoteAct>({
  id: 'voteJudgement',
  description: 'Votes that are taken out of the count together, or let back in, for one reason.',
});
