import { createRemovalMachine } from '../kit/removal.machine.ts';

export const eventRemovalMachine = createRemovalMachine({
  id: 'eventRemoval',
  description: 'An event that nobody has entered is taken away after one question.',
});
