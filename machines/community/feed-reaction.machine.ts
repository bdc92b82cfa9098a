import { createToggleMachine } from '../kit/toggle.machine.ts';

export const feedReactionMachine = createToggleMachine({
  id: 'feedReaction',
  description: 'My like of a feed shows at once and is taken back when the server refuses it.',
});
