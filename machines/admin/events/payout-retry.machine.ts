import { createRemovalMachine } from '../../kit/removal.machine.ts';

export const payoutRetryMachine = createRemovalMachine({
  id: 'payoutRetry',
  description: 'A winner whose payout has failed is paid once more after one question.',
});
