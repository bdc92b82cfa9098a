import type { MyPhone } from '#domain/members/signup/phone.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { reconcileFor } from '../../events/reconcile/change-entry-state.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { isPhoneBanned } from '../sanctions/bans.ts';
import { provenPhone } from './phone-codes.ts';
import { findPhone, keepPhone } from './phone-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'phoneCheck' | 'config' | 'log' | 'jobs'>;

/** Returns the phone number of a member and the time of its verification. */
export async function readPhone({ db }: Pick<Ports, 'db'>, userId: number): Promise<MyPhone> {
  const { phone, phoneVerifiedAt } = await findPhone(db, userId);
  return { phone, verifiedAt: phoneVerifiedAt?.toISOString() ?? null };
}

/**
 * Sets a verified phone number. It belongs to one active account; that another account has it is
 * revealed only to the holder of the phone.
 */
export async function confirmPhone(
  ports: Ports,
  userId: number,
  code: string,
): Promise<{ phone: string; verifiedAt: string }> {
  const phone = await provenPhone(ports, userId, code);
  if (await isPhoneBanned(ports.db, ports.secrets, phone)) throw new ShopError('PHONE_TAKEN');
  const now = ports.clock.now();
  await keepPhone(ports.db, userId, phone, now).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ShopError('PHONE_TAKEN') : error;
  });
  // Votes under review are counted from now on.
  await reconcileFor(ports.db, ports.jobs, { userId }, now);
  return { phone, verifiedAt: now.toISOString() };
}
