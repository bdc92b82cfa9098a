import { createRemovalMachine } from '../kit/removal.machine.ts';

export const answerRemovalMachine = createRemovalMachine({
  id: 'answerRemoval',
  description: 'What a store has said to a review is taken back after one question.',
});
