import { createRemovalMachine } from '../kit/removal.machine.ts';

export const categoryRemovalMachine = createRemovalMachine({
  id: 'categoryRemoval',
  description: 'A category that nothing was ever in is deleted after one question.',
});
