import type { LinkPage } from '#domain/members/auth/link-pages.ts';
import { RESET_LINK_MINUTES } from '#domain/policies/accounts.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { EmailContent } from '../../mail/email-content.ts';
import { linkWithToken, queueMail } from '../../mail/queue-mail.ts';
import { type AccountRow, findAccount } from '../account-store.ts';
import { resetEmail, voidedEmail } from '../emails/reset.ts';
import { unlockEmail } from '../emails/unlock.ts';
import { issueMailToken } from '../tokens/mail-tokens.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

/** Kind of recovery link: purpose, page, e-mail and the accounts that may have it. */
type WayBack = {
  kind: 'reset' | 'unlock';
  purpose: 'RESET' | 'UNLOCK';
  path: LinkPage;
  letter(url: string): EmailContent;
  isFor(account: AccountRow): boolean;
};

const LIFE_MS = RESET_LINK_MINUTES * 60_000;

async function mail(
  tx: Queryable,
  ports: Omit<Ports, 'db'>,
  account: AccountRow | null,
  { kind, purpose, path, letter, isFor }: WayBack,
): Promise<void> {
  if (account?.status !== 'ACTIVE' || !isFor(account)) return;
  const wanted = { userId: account.id, purpose, lifeMs: LIFE_MS };
  const token = await issueMailToken(tx, wanted, ports.clock.now());
  const to = { kind, to: account.email, memberId: account.id };
  await queueMail(tx, ports, to, letter(linkWithToken(ports.config, path, token)));
}

const mailing =
  (way: WayBack) =>
  (ports: Ports, email: string): Promise<void> =>
    inTransaction(ports.db, async (tx) => mail(tx, ports, await findAccount(tx, email), way));

/** Reset link, for every active member, also for a first password. */
const RESET: WayBack = {
  kind: 'reset',
  purpose: 'RESET',
  path: '/reset-password',
  letter: resetEmail,
  isFor: () => true,
};
/** Sends an account the e-mail with a password reset link. */
export const mailReset = mailing(RESET);

/** Sends the reset link as part of another operation. */
export const mailResetTo = (tx: Queryable, ports: Omit<Ports, 'db'>, account: AccountRow): Promise<void> =>
  mail(tx, ports, account, RESET);

/** Sends the reset link to a member whose password was invalidated. */
export const mailVoided = (tx: Queryable, ports: Omit<Ports, 'db'>, account: AccountRow): Promise<void> =>
  mail(tx, ports, account, { ...RESET, letter: voidedEmail });

/** Sends the unlock link; only accounts with a password can be locked. */
export const mailUnlock = mailing({
  kind: 'unlock',
  purpose: 'UNLOCK',
  path: '/unlock',
  letter: unlockEmail,
  isFor: ({ passwordHash }) => passwordHash !== null,
});
