import type { MyPhone } from '#domain/members/signup/phone.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { settleFor } from '../../events/entries/move-entry.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { isPhoneBanned } from '../sanctions/bans.ts';
import { provenPhone } from './phone-codes.ts';
import { findPhone, keepPhone } from './phone-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'phoneCheck' | 'config' | 'log' | 'jobs'>;

export async function readPhone({ db }: Pick<Ports, 'db'>, userId: number): Promise<MyPhone> {
  const { phone, phone_verified_at } = await findPhone(db, userId);
  return { phone, verifiedAt: phone_verified_at?.toISOString() ?? null };
}

/** A proven number belongs to one living account; only who has the telephone learns that another has it. */
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
  // Votes that have waited for this count from now on.
  await settleFor(ports.db, ports.jobs, { userId }, now);
  return { phone, verifiedAt: now.toISOString() };
}
