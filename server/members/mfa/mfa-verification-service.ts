import type { LoginResponse } from '#domain/members/auth/login.ts';
import { CHALLENGE_TRIES } from '#domain/members/auth/mfa.ts';
import { TRUSTED_DEVICE_DAYS } from '#domain/policies/accounts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { forgetCount } from '../../kit/rate-limit/rate-limit.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findAccountById } from '../account-store.ts';
import {
  type Challenge,
  countChallengeTry,
  giveTryBack,
  spendChallenge,
  trustDevice,
} from '../auth/challenge-store.ts';
import { openFor } from '../auth/complete-login.ts';
import { noteLogIn } from '../auth/login-event-store.ts';
import { hashToken } from '../tokens/tokens.ts';
import { checkCode, countCodeTry, spendCode } from './mfa-code.ts';

const TRUSTED_MS = TRUSTED_DEVICE_DAYS * 24 * 60 * 60_000;

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'jobs' | 'mailer'>;

/** Counts an attempt at the challenge and at the account before the code is checked. */
async function begun(ports: Ports, tempToken: string | null): Promise<Challenge & { hash: Uint8Array }> {
  const hash = hashToken(tempToken ?? '');
  const most = { now: ports.clock.now(), most: CHALLENGE_TRIES };
  const challenge = tempToken ? await countChallengeTry(ports.db, hash, most) : null;
  if (!challenge) throw new ShopError('CHALLENGE_EXPIRED');
  await countCodeTry(ports, challenge.userId);
  return { ...challenge, hash };
}

/** Verifies a code of the second factor without consuming it. */
export async function verifySecondStep(ports: Ports, tempToken: string | null, code: string): Promise<true> {
  const { hash, userId } = await begun(ports, tempToken);
  await checkCode(ports.db, ports, userId, code);
  await giveTryBack(ports.db, hash);
  await forgetCount(ports.db, userId, 'MFA_CODE');
  return true;
}

/**
 * Completes a login with the second factor: once per challenge, and only with its token and a code.
 */
export async function completeLogIn(
  ports: Ports,
  tempToken: string | null,
  { token, trustDevice: isTrusted }: { token: string; trustDevice: boolean },
): Promise<LoginResponse> {
  const { hash, userId, method, ...from } = await begun(ports, tempToken);
  const now = ports.clock.now();
  const work = inTransaction(ports.db, async (tx) => {
    const account = await findAccountById(tx, userId);
    if (account?.status !== 'ACTIVE' || !(await spendChallenge(tx, hash, now)))
      throw new ShopError('CHALLENGE_EXPIRED');
    await spendCode(tx, ports, account, token);
    await forgetCount(tx, userId, 'MFA_CODE');
    // A social login verified no password, so only the code counts.
    const by = { method: 'MFA', proof: method === 'PASSWORD' ? 'BOTH' : 'CODE' } as const;
    const answer = await openFor(tx, ports, account, from, by);
    if (isTrusted && from.markHash)
      await trustDevice(tx, userId, from.markHash, new Date(now.getTime() + TRUSTED_MS));
    return answer;
  });
  return work.catch(async (error: unknown) => {
    await noteLogIn(ports.db, { userId, outcome: 'WRONG_CODE', method: 'MFA', ...from }, now);
    throw error;
  });
}
