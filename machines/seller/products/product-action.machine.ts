import { createRemovalMachine } from '../../kit/removal.machine.ts';

export const productActionMachine = createRemovalMachine({
  id: 'productAction',
  description: 'A product is shown, hidden or copied after one question.',
});
