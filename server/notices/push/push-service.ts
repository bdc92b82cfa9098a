import type { PushDevices, PushSubscriptionKeys } from '#domain/notices/push/push-device.ts';
import { MAX_PUSH_DEVICES } from '#domain/policies/reminders.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { lockAuthor } from '../../kit/lock-author.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { dropBeyond, dropSubscription, findSubscriptions, keepSubscription } from './subscription-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'push' | 'secrets'>;
type Owner = Pick<Member, 'id' | 'sessionId'>;

/** Lists the browsers of a member; the shop's key is null if it pushes nothing. */
export async function devicesOf(
  db: Queryable,
  { push }: Pick<Ports, 'push'>,
  { id, sessionId }: Owner,
): Promise<PushDevices> {
  const rows = await findSubscriptions(db, id);
  return {
    publicKey: push?.publicKey ?? null,
    devices: rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
      current: row.sessionId === sessionId,
    })),
  };
}

/** Registers the browser of a member; the oldest ones beyond the limit are dropped. */
export const registerDevice = (
  ports: Ports,
  owner: Owner,
  keys: PushSubscriptionKeys,
): Promise<PushDevices> =>
  inTransaction(ports.db, async (tx) => {
    if (!ports.push) throw new ShopError('PUSH_OFF');
    // Registrations of one member are serialised by it, so that the limit holds.
    await lockAuthor(tx, owner.id);
    const of = { userId: owner.id, sessionId: owner.sessionId };
    await keepSubscription(tx, ports.secrets, of, keys, ports.clock.now());
    await dropBeyond(tx, owner.id, MAX_PUSH_DEVICES);
    return devicesOf(tx, ports, owner);
  });

/** Ends push to one own browser; throws if there is none. */
export async function endDevice(ports: Ports, owner: Owner, id: number): Promise<PushDevices> {
  if (!(await dropSubscription(ports.db, owner.id, id))) throw new ShopError('PUSH_DEVICE_NOT_FOUND');
  return devicesOf(ports.db, ports, owner);
}
