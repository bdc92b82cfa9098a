import { createToggleMachine } from '../kit/toggle.machine.ts';

/** Machine of the like on one feed: the change shows at once and is reverted if the server refuses. */
export const feedReactionMachine = createToggleMachine({
  id: 'feedReaction',
  description: 'My like of a feed shows at once and is taken back when the server refuses it.',
});
