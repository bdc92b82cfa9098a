import { createToggleMachine } from '../kit/toggle.machine.ts';

export const memberFollowMachine = createToggleMachine({
  id: 'memberFollow',
  description: 'My following of a member shows at once and is taken back when the server refuses it.',
});
