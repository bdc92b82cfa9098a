import type { Context } from '../kit/context.ts';
import type { EmailPurpose } from '../kit/ports/jobs.ts';
import { mailReset, mailUnlock } from './recovery/send-reset-link.ts';
import { resendVerification } from './signup/send-verification.ts';

/** Dependencies of the e-mail job. */
export type EmailPorts = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

/** Function per purpose that looks up an address and sends the e-mail. */
const WRITERS: Record<EmailPurpose, (ports: EmailPorts, email: string) => Promise<void>> = {
  'resend-verification': resendVerification,
  reset: mailReset,
  unlock: mailUnlock,
};

/** Sends the e-mail of a purpose if the address belongs to an account. */
export const writeEmail = (
  ports: EmailPorts,
  { purpose, email }: { purpose: EmailPurpose; email: string },
): Promise<void> => WRITERS[purpose](ports, email);
