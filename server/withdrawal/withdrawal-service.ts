import type { Leaving } from '#domain/members/account/withdrawal.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';
import type { Context } from '../kit/context.ts';
import { hasSteppedUp, type Member } from '../kit/feature.ts';
import { ShopError } from '../kit/shop-error.ts';
import { findOwnAccount } from '../members/account/account-settings-store.ts';
import { findAccount } from '../members/account-store.ts';
import type { ClientInfo } from '../members/devices/client-info.ts';
import { isPasswordOf } from '../members/passwords/password-check.ts';
import { countBelongings, findBlocks } from './blocks-store.ts';
import { withdrawAccount } from './withdraw.ts';

type Asked = { email?: string | undefined; password?: string | undefined; keepPosts: boolean };

/** Returns what a withdrawal would delete and what prevents it. */
export async function describeWithdrawal(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<Leaving> {
  const { activityPoints, ...counts } = await countBelongings(db, userId, clock.now());
  const { levelName } = levelProgressOf(activityPoints).level;
  return { blocks: await findBlocks(db, userId, clock.now()), levelName, ...counts };
}

/** Closes the caller's account after step-up authentication or with the password. */
export async function withdrawByRequest(
  context: Context,
  user: Member,
  { email, password, keepPosts }: Asked,
  from: ClientInfo,
): Promise<string> {
  if (email !== undefined && email !== user.email) throw new ShopError('FORBIDDEN');
  if (password !== undefined) await prove(context, user, password, from);
  else if (!hasSteppedUp(user, context.clock.now())) throw new ShopError('ELEVATION_REQUIRED');
  // A concurrent withdrawal has ended the sessions.
  await withdrawAccount(context, { userId: user.id, keepPosts, ifGone: 'UNAUTHORIZED' });
  return '탈퇴했어요.';
}

async function prove(context: Context, user: Member, password: string, from: ClientInfo): Promise<void> {
  const { id, email, passwordHash } = await findOwnAccount(context.db, user.id);
  const isRight =
    passwordHash !== null && (await isPasswordOf(context, { id, email, passwordHash }, password, from));
  if (!isRight) throw new ShopError('INVALID_CREDENTIALS');
}

/** Closes the account of an e-mail address; its posts are kept anonymously. */
export async function closeByAdmin(context: Context, email: string): Promise<string> {
  const account = await findAccount(context.db, email);
  if (!account) throw new ShopError('USER_NOT_FOUND');
  await withdrawAccount(context, { userId: account.id, keepPosts: true, ifGone: 'USER_NOT_FOUND' });
  return '회원을 탈퇴시켰어요.';
}
