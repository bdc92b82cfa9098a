import { createRemovalMachine } from '../../kit/removal.machine.ts';

/**
 * Machine that repeats the failed payout of one winner after a confirmation; a new failure shows as a
 * notice.
 */
export const payoutRetryMachine = createRemovalMachine({
  id: 'payoutRetry',
  description: 'A winner whose payout has failed is paid once more after one question.',
});
