import * as v from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findAccountById } from '../account-store.ts';
import { trustNoDevice } from '../auth/challenge-store.ts';
import { mfaChangedEmail } from '../emails/mfa-changed.ts';
import { mfaResetEmail } from '../emails/mfa-reset.ts';
import {
  deleteMailTokens,
  findMailToken,
  useMailToken as spendMailToken,
} from '../tokens/mail-token-store.ts';
import { issueMailToken } from '../tokens/mail-tokens.ts';
import { hashToken } from '../tokens/tokens.ts';
import { dueResets, endReset, findReset, insertReset } from './mfa-reset-store.ts';
import { findMfa, removeMfa } from './mfa-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/** Address of the page on which a member refuses the removal of the second factor. */
export const REFUSE_PAGE = '/mfa-reset';
const about = v.object({ resetId: v.number() });

type Asked = { userId: number; askedBy: number; waitMs: number };

/** Schedules the removal of a member's second factor and sends the member a link to refuse it. */
export async function requestReset(tx: Queryable, ports: Ports, { userId, askedBy, waitMs }: Asked) {
  const now = ports.clock.now();
  await lockMember(tx, userId);
  const account = await findAccountById(tx, userId);
  if (account?.status !== 'ACTIVE') throw new ShopError('USER_NOT_FOUND');
  if (!(await findMfa(tx, userId))?.enabledAt) throw new ShopError('MFA_NOT_FOUND');
  const dueAt = new Date(now.getTime() + waitMs);
  const resetId = await insertReset(tx, { userId, askedBy, dueAt }, now);
  if (resetId === null) throw new ShopError('MFA_RESET_WAITING');
  const wanted = { userId, purpose: 'MFA_RESET', lifeMs: waitMs, data: { resetId } } as const;
  const token = await issueMailToken(tx, wanted, now);
  const url = `${ports.config.publicUrl}${REFUSE_PAGE}?token=${token}`;
  const to = { kind: 'mfa-reset', to: account.email, memberId: userId } as const;
  await queueMail(tx, ports, to, mfaResetEmail(dueAt, url));
  await audit(
    tx,
    { action: 'MEMBER_MFA_RESET_ASKED', target: ['MEMBER', userId], detail: { reset: resetId } },
    now,
  );
  return { resetId, dueAt: dueAt.toISOString() };
}

/** Removes the second factor; `by` is null for the scheduled job. */
export async function doReset(tx: Queryable, ports: Ports, id: number, by: number | null): Promise<void> {
  const now = ports.clock.now();
  const reset = await findReset(tx, id);
  if (!reset) throw new ShopError('NOTHING_TO_DECIDE');
  await lockMember(tx, reset.userId);
  if (!(await endReset(tx, id, { state: 'DONE', decidedBy: by }, now)))
    throw new ShopError('NOTHING_TO_DECIDE');
  await removeMfa(tx, reset.userId);
  await trustNoDevice(tx, reset.userId);
  await deleteMailTokens(tx, reset.userId, 'MFA_RESET');
  const target = ['MEMBER', reset.userId] as const;
  await audit(tx, { action: 'MEMBER_MFA_RESET_DONE', target, detail: { reset: id } }, now);
  const to = { kind: 'mfa-changed', to: reset.email, memberId: reset.userId } as const;
  await queueMail(tx, ports, to, mfaChangedEmail('OFF'));
}

/** Cancels a pending reset. */
export async function cancelReset(tx: Queryable, ports: Ports, id: number, by: number): Promise<void> {
  const now = ports.clock.now();
  const reset = await findReset(tx, id);
  if (reset) await lockMember(tx, reset.userId);
  const ended = await endReset(tx, id, { state: 'CANCELLED', decidedBy: by }, now);
  if (!ended) throw new ShopError('NOTHING_TO_DECIDE');
  await deleteMailTokens(tx, ended.userId, 'MFA_RESET');
  const target = ['MEMBER', ended.userId] as const;
  await audit(tx, { action: 'MEMBER_MFA_RESET_CANCELLED', target, detail: { reset: id } }, now);
}

/**
 * Performs all due resets, each in its own transaction, so that concurrent servers do each once.
 */
export async function takeSecondSteps(ports: Ports): Promise<void> {
  for (const id of await dueResets(ports.db, ports.clock.now()))
    await inTransaction(ports.db, (tx) => doReset(tx, ports, id, null)).catch(unlessDecided);
}

/** Ignores a reset that another server, an administrator or the member has already decided. */
function unlessDecided(error: unknown): void {
  if (!(error instanceof ShopError && error.code === 'NOTHING_TO_DECIDE')) throw error;
}

/** Returns whether the refusal link is still valid. */
export async function canRefuse({ db, clock }: Pick<Ports, 'db' | 'clock'>, token: string): Promise<boolean> {
  const found = await findMailToken(db, 'MFA_RESET', hashToken(token));
  return found !== undefined && found.usedAt === null && found.expiresAt > clock.now();
}

/**
 * Refuses a reset by the link of the e-mail; returns false if it is too late or already decided.
 */
export const refuseReset = ({ db, clock }: Pick<Ports, 'db' | 'clock'>, token: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const found = await findMailToken(tx, 'MFA_RESET', hashToken(token));
    if (!found) return false;
    await lockMember(tx, found.userId);
    const used = await spendMailToken(tx, 'MFA_RESET', hashToken(token), now);
    if (!used) return false;
    const { resetId } = v.parse(about, used.data);
    if (!(await endReset(tx, resetId, { state: 'REFUSED', decidedBy: null }, now))) return false;
    const target = ['MEMBER', used.userId] as const;
    await audit(tx, { action: 'MEMBER_MFA_RESET_REFUSED', target, detail: { reset: resetId } }, now);
    return true;
  });
