import { createRemovalMachine } from '../kit/removal.machine.ts';

export const orderDeliveredMachine = createRemovalMachine({
  id: 'orderDelivered',
  description: 'What is on its way is said to have come, after one question.',
});
