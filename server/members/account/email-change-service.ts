import * as v from 'valibot';
import { emailField } from '#domain/members/signup/email.ts';
import { EMAIL_CHANGE_LINK_MINUTES, EMAIL_UNDO_DAYS } from '#domain/policies/accounts.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { linkWithToken, queueMail } from '../../mail/queue-mail.ts';
import { findAccount } from '../account-store.ts';
import { endAll } from '../auth/device-store.ts';
import { emailChangeEmail, emailTakenEmail, emailUndoEmail } from '../emails/email-change.ts';
import {
  findMailToken,
  insertMailToken,
  useMailToken as spendMailToken,
  type TokenPurpose,
} from '../tokens/mail-token-store.ts';
import { issueMailToken } from '../tokens/mail-tokens.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';
import { findOwnAccount, moveTries, swapEmail, voidLinks } from './account-settings-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

const MINUTE_MS = 60_000;
const CONFIRM_MS = EMAIL_CHANGE_LINK_MINUTES * MINUTE_MS;
const UNDO_MS = EMAIL_UNDO_DAYS * 24 * 60 * MINUTE_MS;

/** Data of a link: the new or the previous e-mail address. */
const carried = v.object({ email: emailField });

/**
 * Sends a confirmation link to the new address and an undo link to the old one. Nothing changes
 * yet. The response does not reveal whether the new address has an account, as an e-mail is sent in
 * every case.
 */
export async function askForEmail(ports: Ports, user: Member, newEmail: string): Promise<null> {
  await inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const { email } = await findOwnAccount(tx, user.id);
    if (email === newEmail)
      throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'newEmail', message: '지금 쓰는 이메일이에요.' }]);
    const wanted = { purpose: 'EMAIL_CHANGE', lifeMs: CONFIRM_MS, data: { email: newEmail } } as const;
    const token = await issueMailToken(tx, { userId: user.id, ...wanted }, now);
    const isTaken = (await findAccount(tx, newEmail)) !== null;
    const letter = isTaken
      ? emailTakenEmail(ports.config.publicUrl)
      : emailChangeEmail(linkWithToken(ports.config, '/email-change', token));
    await queueMail(tx, ports, { kind: 'email-change', to: newEmail, memberId: user.id }, letter);
    await mailUndo(tx, ports, { userId: user.id, email }, now);
  });
  return null;
}

/**
 * Sends the undo link. Later changes do not void it, so that an attacker cannot lock out the owner
 * by a second change.
 */
async function mailUndo(
  tx: Queryable,
  ports: Ports,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + UNDO_MS);
  const row = {
    userId,
    purpose: 'EMAIL_UNDO',
    hash: hashToken(token),
    data: { email },
    now,
    expiresAt,
  } as const;
  await insertMailToken(tx, row);
  const letter = emailUndoEmail(linkWithToken(ports.config, '/email-undo', token));
  await queueMail(tx, ports, { kind: 'email-undo', to: email, memberId: userId }, letter);
}

/**
 * Sets the address that a link confirms, for the owner of the link regardless of who is logged in.
 */
export const confirmNewEmail = (ports: Ports, token: string): Promise<{ email: string }> =>
  byLink(ports, 'EMAIL_CHANGE', token, async (tx, { userId, email, now }) => {
    const old = await swapEmail(tx, userId, email, now);
    if (old === null) throw new ShopError('INVALID_VERIFICATION_TOKEN');
    await moveTries(tx, old, email);
    await voidLinks(tx, userId, ['RESET', 'VERIFY', 'UNLOCK']);
    await audit(tx, { action: 'EMAIL_CHANGED', target: ['MEMBER', userId] }, now);
  });

/** Undoes a change of the address, also a requested one, and ends all sessions. */
export const takeEmailBack = (ports: Ports, token: string): Promise<{ email: string }> =>
  byLink(ports, 'EMAIL_UNDO', token, async (tx, { id, userId, email, now }) => {
    const changed = await swapEmail(tx, userId, email, now);
    if (changed === null) throw new ShopError('INVALID_VERIFICATION_TOKEN');
    await moveTries(tx, changed, email);
    await voidLinks(tx, userId, ['EMAIL_CHANGE', 'RESET', 'VERIFY', 'UNLOCK', 'LINK']);
    // Undo links sent later went to the address that is undone.
    await voidLinks(tx, userId, ['EMAIL_UNDO'], id);
    await endAll(tx, userId, now);
    await audit(tx, { action: 'EMAIL_RESTORED', target: ['MEMBER', userId] }, now);
  });

type Opened = { id: number; userId: number; email: string; now: Date };

/** Consumes a link and performs its work in one transaction. */
async function byLink(
  { db, clock }: Ports,
  purpose: TokenPurpose,
  token: string,
  work: (tx: Queryable, opened: Opened) => Promise<void>,
): Promise<{ email: string }> {
  const hash = hashToken(token);
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const known = await findMailToken(tx, purpose, hash);
    if (known && known.usedAt === null && known.expiresAt <= now)
      throw new ShopError('VERIFICATION_TOKEN_EXPIRED');
    const used = known && (await spendMailToken(tx, purpose, hash, now));
    if (!used) throw new ShopError('INVALID_VERIFICATION_TOKEN');
    const { email } = v.parse(carried, used.data);
    await work(tx, { id: known.id, userId: used.userId, email, now });
    return { email };
  }).catch((error: unknown) => {
    // Another account has taken the address meanwhile.
    throw isUniqueViolation(error)
      ? new ShopError('INVALID_VERIFICATION_TOKEN', [], { cause: error })
      : error;
  });
}
