import { createRemovalMachine } from '../../kit/removal.machine.ts';

export const storePictureRemovalMachine = createRemovalMachine({
  id: 'storePictureRemoval',
  description: 'Taking the logo or the banner of a store away, after one question.',
});
