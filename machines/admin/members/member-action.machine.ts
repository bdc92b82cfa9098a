import { createRemovalMachine } from '../../kit/removal.machine.ts';

/**
 * Machine of one account action without a form, such as ending all sessions of a member, after a
 * confirmation.
 */
export const memberActionMachine = createRemovalMachine({
  id: 'memberAction',
  description:
    'Something is done to the account of a member after one question, such as ending its sessions.',
});
