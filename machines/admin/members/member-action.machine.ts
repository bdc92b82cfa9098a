import { createRemovalMachine } from '../../kit/removal.machine.ts';

export const memberActionMachine = createRemovalMachine({
  id: 'memberAction',
  description:
    'Something is done to the account of a member after one question, such as ending its sessions.',
});
