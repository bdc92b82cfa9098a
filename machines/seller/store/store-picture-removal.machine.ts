import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that removes the logo or the banner of the own store after a confirmation. */
export const storePictureRemovalMachine = createRemovalMachine({
  id: 'storePictureRemoval',
  description: 'Taking the logo or the banner of a store away, after one question.',
});
