import { createRemovalMachine } from '../../kit/removal.machine.ts';

export const campaignPauseMachine = createRemovalMachine({
  id: 'campaignPause',
  description: 'A campaign is held back, or goes on, after one question.',
});
