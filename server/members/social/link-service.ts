import type { LoginResponse } from '#domain/members/auth/login.ts';
import type { PasskeyProof } from '#domain/members/auth/passkey.ts';
import type { SocialSignedIn } from '#domain/members/social-login/social.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { AccountRow } from '../account-store.ts';
import { completeLogin } from '../auth/complete-login.ts';
import { logIn, logOut } from '../auth/session-service.ts';
import type { ClientInfo } from '../devices/client-info.ts';
import { askForOwner } from '../mfa/passkey-service.ts';
import { verifyPasskey } from '../mfa/verify-passkey.ts';
import type { Showing } from './browser-cookie.ts';
import { findCode, takeCode } from './code-store.ts';
import { connectAccount } from './connect-service.ts';
import { comerOf, shownBy } from './exchange-service.ts';
import { accountById } from './social-account-store.ts';
import { refuseSocial } from './social-login.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets' | 'log'>;

/** Links a social account after a login with password, under the same limits. */
export const linkByPassword = (
  ports: Ports,
  showing: Showing,
  { password, from }: { password: string; from: ClientInfo },
): Promise<SocialSignedIn> =>
  linkAccount(ports, showing, ({ email }) => logIn(ports, { email, password, from }));

/** Links a social account after a login with a passkey, which is both factors. */
export const linkByPasskey = (
  ports: Ports,
  showing: Showing,
  { proof, from }: { proof: PasskeyProof; from: ClientInfo },
): Promise<SocialSignedIn> =>
  linkAccount(ports, showing, async ({ id }) => {
    const account = await verifyPasskey(ports, proof, { kind: 'LINK', userId: id });
    await refuseSocial(ports.db, account, ports.clock.now());
    return completeLogin(ports, account, from, 'PASSKEY');
  });

/** Returns the WebAuthn options for linking. */
export async function askForPasskey(ports: Ports, showing: Showing): Promise<{ challenge: string }> {
  const { account } = await meantBy(ports, shownBy(showing, 'LINK'));
  return askForOwner(ports, account.id);
}

/** Finds the ticket and the member with its address, without consuming it. */
async function meantBy({ db, clock }: Ports, shown: ReturnType<typeof shownBy>) {
  const seen = await findCode(db, shown, clock.now());
  const account = seen?.userId ? await accountById(db, seen.userId) : undefined;
  if (!seen || !account) throw new ShopError('SOCIAL_EXPIRED');
  return { seen, account };
}

/**
 * Connects a social account with the member who has its address, after a login by another method.
 * If MFA requires a second factor nothing is connected, as the password alone is not sufficient.
 */
async function linkAccount(
  ports: Ports,
  showing: Showing,
  enter: (account: AccountRow) => Promise<LoginResponse>,
): Promise<SocialSignedIn> {
  const { db, clock } = ports;
  const shown = shownBy(showing, 'LINK');
  const { seen, account } = await meantBy(ports, shown);
  const welcome = await enter(account);
  if (!welcome.token) return { ...welcome, returnTo: seen.returnTo };
  try {
    await refuseSocial(db, account, clock.now());
    await inTransaction(db, async (tx) => {
      const row = await takeCode(tx, shown, clock.now());
      if (!row) throw new ShopError('SOCIAL_EXPIRED');
      await connectAccount(tx, ports, account, comerOf(ports, row, shown.browserHash));
    });
  } catch (error) {
    // The session was not returned to the client.
    await logOut(ports, welcome.token);
    throw error;
  }
  return { ...welcome, returnTo: seen.returnTo };
}
