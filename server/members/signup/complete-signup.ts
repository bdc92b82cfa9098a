import * as v from 'valibot';
import { consentsField } from '#domain/members/signup/documents.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import {
  type AccountRow,
  findAccount,
  freeAddress,
  insertMember,
  type NewMember,
  replacePending,
} from '../account-store.ts';
import { forgetConsents, insertConsents } from '../consents/consent-store.ts';
import { alreadyMemberEmail } from '../emails/already-member.ts';
import { firstFree, namesFor } from '../nicknames/choose-nickname.ts';
import { isEmailBanned } from '../sanctions/bans.ts';
import { emailTag } from '../tokens/email-hash.ts';
import { mailVerification } from './send-verification.ts';
import { takeSignupRequest } from './signup-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'>;

const wishSchema = v.object({
  email: v.string(),
  name: v.string(),
  nickname: v.string(),
  phone: v.string(),
  birthDate: v.nullable(v.string()),
  passwordHash: v.string(),
  consents: consentsField,
});
export type SignupRequest = v.InferOutput<typeof wishSchema>;

/**
 * Completes a sign-up by the state of its e-mail address: new, pending or existing; once per
 * sign-up.
 */
export const completeSignup = (ports: Ports, { signUpId }: { signUpId: number }): Promise<void> =>
  inTransaction(ports.db, async (tx) => {
    const asked = await takeSignupRequest(tx, signUpId);
    if (asked === null) return;
    const wish = v.parse(wishSchema, asked);
    const known = await findAccount(tx, wish.email);
    if (known?.status === 'DELETED') await freeAddress(tx, known.id);
    if (known && known.status !== 'DELETED') return writeToKnown(tx, ports, known, wish);
    // A blocked person cannot join again; the response is the same as for any other.
    if (!(await isEmailBanned(tx, ports.secrets, wish.email))) await welcomeNew(tx, ports, wish);
  });

async function welcomeNew(tx: Queryable, ports: Ports, wish: SignupRequest): Promise<void> {
  const member = await named(tx, ports, wish, 0);
  const id = await insertMember(tx, member, null, ports.clock.now());
  // Another sign-up with the same address was faster.
  const known = id === null ? await findAccount(tx, wish.email) : null;
  if (known) return writeToKnown(tx, ports, known, wish);
  if (id === null) throw new Error('an address is neither free nor taken');
  await keepAndMail(tx, ports, { id, email: wish.email }, wish, false);
}

/**
 * Overwrites a pending account with the latest sign-up; the owner of any other account is notified.
 */
async function writeToKnown(
  tx: Queryable,
  ports: Ports,
  known: AccountRow,
  wish: SignupRequest,
): Promise<void> {
  if (known.status === 'PENDING') {
    await replacePending(tx, known.id, await named(tx, ports, wish, known.id), ports.clock.now());
    await forgetConsents(tx, known.id);
    return keepAndMail(tx, ports, known, wish, true);
  }
  const to = { kind: 'already-member', to: known.email, memberId: known.id } as const;
  await queueMail(tx, ports, to, alreadyMemberEmail(ports.config.publicUrl));
}

async function keepAndMail(
  tx: Queryable,
  ports: Ports,
  recipient: { id: number; email: string },
  { consents }: SignupRequest,
  again: boolean,
): Promise<void> {
  await insertConsents(tx, recipient.id, consents, 'SIGN_UP', ports.clock.now());
  await mailVerification(tx, ports, recipient, again);
}

/** Returns the member with the reserved nickname, or another one if it was taken meanwhile. */
async function named(
  tx: Queryable,
  ports: Ports,
  wish: SignupRequest,
  accountId: number,
): Promise<NewMember> {
  const asker = { accountId, emailTag: emailTag(ports, wish.email) };
  const nickname = await firstFree(tx, [wish.nickname, ...namesFor(wish.nickname)], asker, ports.clock.now());
  if (!nickname) throw new Error('no nickname is free');
  return { ...wish, nickname };
}
