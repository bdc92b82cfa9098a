import { VERIFY_LINK_HOURS } from '#domain/policies/accounts.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { linkWithToken, queueMail } from '../../mail/queue-mail.ts';
import { findAccount } from '../account-store.ts';
import { verifyEmail } from '../emails/verify.ts';
import { issueMailToken } from '../tokens/mail-tokens.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;
type Recipient = { id: number; email: string };

const HOUR_MS = 3_600_000;

/** Sends a verification link and voids the earlier ones. */
export async function mailVerification(
  tx: Queryable,
  ports: Ports,
  { id, email }: Recipient,
  again: boolean,
): Promise<void> {
  const wanted = {
    userId: id,
    purpose: 'VERIFY',
    lifeMs: VERIFY_LINK_HOURS * HOUR_MS,
    data: { email },
  } as const;
  const token = await issueMailToken(tx, wanted, ports.clock.now());
  const letter = verifyEmail(linkWithToken(ports.config, '/verify-email', token), again);
  await queueMail(tx, ports, { kind: 'verify', to: email, memberId: id }, letter);
}

/** Sends a new link to a pending account; other addresses get nothing. */
export const resendVerification = (ports: Ports, email: string): Promise<void> =>
  inTransaction(ports.db, async (tx) => {
    const account = await findAccount(tx, email);
    if (account?.status === 'PENDING') await mailVerification(tx, ports, account, true);
  });
