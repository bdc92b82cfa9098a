import type { AnonymousAction } from '#domain/kit/rate-limits.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { BotAction } from '../../kit/ports/bot-check.ts';
import type { EmailPurpose } from '../../kit/ports/jobs.ts';
import { limitAnonymous } from '../../kit/rate-limit/anonymous-rate-limit.ts';
import { refuseBots } from '../auth/refuse-bots.ts';
import { requestEmail } from '../tokens/request-email.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'counters' | 'botCheck' | 'jobs'>;
type Asked = { email: string; recaptchaToken: string; ip: string };

const asking =
  (purpose: EmailPurpose, limit: AnonymousAction, action: BotAction) =>
  async (ports: Ports, { email, recaptchaToken, ip }: Asked): Promise<void> => {
    await limitAnonymous(ports, limit, { ip, email });
    await refuseBots(ports, action, { recaptchaToken, ip });
    await inTransaction(ports.db, (tx) => requestEmail(tx, ports, purpose, email));
  };

/**
 * Sends the password reset link if the address belongs to a member; the response does not reveal
 * that.
 */
export const requestReset = asking('reset', 'FORGOT_PASSWORD', 'forgot_password_submit');

/** Sends the unlock link in the same way. */
export const requestUnlock = asking('unlock', 'UNLOCK', 'unlock_submit');
