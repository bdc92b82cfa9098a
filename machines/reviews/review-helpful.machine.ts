import { createToggleMachine } from '../kit/toggle.machine.ts';

export const reviewHelpfulMachine = createToggleMachine({
  id: 'reviewHelpful',
  description: 'That a review helped me shows at once and is taken back when the server refuses it.',
});
