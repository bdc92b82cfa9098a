import { createBulkMachine } from '../../kit/bulk.machine.ts';

/** What becomes of the votes that are ticked, and why. */
export type VoteAct = { deed: 'void' | 'restore'; reason: string };

export const voteJudgementMachine = createBulkMachine<null, VoteAct>({
  id: 'voteJudgement',
  description: 'Votes that are taken out of the count together, or let back in, for one reason.',
});
