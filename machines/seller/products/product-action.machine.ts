import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that shows, hides or copies one product after a confirmation. */
export const productActionMachine = createRemovalMachine({
  id: 'productAction',
  description: 'A product is shown, hidden or copied after one question.',
});
