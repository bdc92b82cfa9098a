import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import type { EmailPurpose } from '../../kit/ports/jobs.ts';

/**
 * Enqueues an e-mail to an address from an anonymous request. Nothing is looked up before the
 * response, so that response and timing are the same for every address.
 */
export const requestEmail = (
  tx: Queryable,
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  purpose: EmailPurpose,
  email: string,
): Promise<void> =>
  jobs.send(tx, 'write-letter', { purpose, email }, { dueAt: clock.now(), key: `${purpose} ${email}` });
