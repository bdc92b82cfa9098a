import type { Queryable } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import type { EmailPurpose } from '../kit/ports/jobs.ts';
import { mailReset, mailUnlock } from './recovery/send-reset-link.ts';
import { resendVerification } from './signup/send-verification.ts';

/** What a writer works with: it does so in a job. */
export type LetterPorts = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

/** Who looks an address up, and what its owner gets to read. */
const WRITERS: Record<EmailPurpose, (ports: LetterPorts, email: string) => Promise<void>> = {
  'resend-verification': resendVerification,
  reset: mailReset,
  unlock: mailUnlock,
};

/** Writes to whom an address belongs, if to anybody. */
export const writeEmail = (
  ports: LetterPorts,
  { purpose, email }: { purpose: EmailPurpose; email: string },
): Promise<void> => WRITERS[purpose](ports, email);

/**
 * Has a letter written after the answer. Who asks has named an address that may be anybody's: nothing is looked up before,
 * so that answer and time are the same for all.
 */
export const askForLetter = (
  tx: Queryable,
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  purpose: EmailPurpose,
  email: string,
): Promise<void> =>
  jobs.send(tx, 'write-letter', { purpose, email }, { dueAt: clock.now(), key: `${purpose} ${email}` });
