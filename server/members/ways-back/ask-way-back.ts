import type { StrangerAction } from '#domain/kit/limits.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { BotAction } from '../../kit/ports/bot-check.ts';
import type { LetterPurpose } from '../../kit/ports/jobs.ts';
import { countStranger } from '../../kit/stranger-limits.ts';
import { refuseBots } from '../door/refuse-bots.ts';
import { askForLetter } from '../write-letter.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'botCheck' | 'jobs'>;
type Asked = { email: string; recaptchaToken: string; ip: string };

const asking =
  (purpose: LetterPurpose, limit: StrangerAction, action: BotAction) =>
  async (ports: Ports, { email, recaptchaToken, ip }: Asked): Promise<void> => {
    await countStranger(ports, limit, { ip, email });
    await refuseBots(ports, action, { recaptchaToken, ip });
    await inTransaction(ports.db, (tx) => askForLetter(tx, ports, purpose, email));
  };

/** Has the link mailed that sets a new password, if the address is a member's; the answer says nothing of that. */
export const askReset = asking('reset', 'FORGOT_PASSWORD', 'forgot_password_submit');

/** Likewise the link that ends the wait after wrong passwords. */
export const askUnlocking = asking('unlock', 'UNLOCK', 'unlock_submit');
