import type { SocialSignedIn } from '#domain/members/social.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { logIn, logOut } from '../door/session-service.ts';
import type { Arrival } from '../joining/arrival.ts';
import type { Showing } from './browser.ts';
import { findCode, takeCode } from './code-store.ts';
import { connectAccount } from './connect-service.ts';
import { refuseSocial } from './enter.ts';
import { comerOf, shownBy } from './exchange-service.ts';
import { accountById } from './social-account-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets' | 'log'>;
type Proof = { password: string; from: Arrival };

/**
 * Connects a social account with the member who has its address. The password is tried as at the log-in, with the same
 * limits. Where a second step is asked for, nothing is connected: the password alone is not that member.
 */
export async function linkAccount(
  ports: Ports,
  showing: Showing,
  { password, from }: Proof,
): Promise<SocialSignedIn> {
  const { db, clock } = ports;
  const shown = shownBy(showing, 'LINK');
  const seen = await findCode(db, shown, clock.now());
  const account = seen?.user_id ? await accountById(db, seen.user_id) : undefined;
  if (!seen || !account) throw new ShopError('SOCIAL_EXPIRED');
  const welcome = await logIn(ports, { email: account.email, password, from });
  if (!welcome.token) return { ...welcome, returnTo: seen.return_to };
  try {
    await refuseSocial(db, account, clock.now());
    await inTransaction(db, async (tx) => {
      const row = await takeCode(tx, shown, clock.now());
      if (!row) throw new ShopError('SOCIAL_EXPIRED');
      await connectAccount(tx, ports, account, comerOf(ports, row, shown.browserHash));
    });
  } catch (error) {
    // Nobody was told of this session.
    await logOut(ports, welcome.token);
    throw error;
  }
  return { ...welcome, returnTo: seen.return_to };
}
