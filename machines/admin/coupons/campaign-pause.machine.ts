import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that pauses or resumes one coupon campaign after a confirmation; a refusal shows as a notice. */
export const campaignPauseMachine = createRemovalMachine({
  id: 'campaignPause',
  description: 'A campaign is held back, or goes on, after one question.',
});
