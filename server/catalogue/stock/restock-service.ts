import { randomUUID } from 'node:crypto';
import { COLORS } from '#domain/catalogue/colors.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import {
  addAlert,
  findOptionNames,
  findRefilled,
  isWaitedFor,
  lockOption,
  removeAlert,
  takeAlerts,
} from './restock-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/**
 * Subscribes to a sold-out option. The share lock serialises it with a restock, so that no member
 * subscribes to an option that has just been restocked.
 */
export const subscribe = (ports: Ports, user: Member, optionId: number, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const option = await lockOption(tx, optionId);
    if (!option) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
    if (option.state !== 'OPEN') throw new ShopError('STORE_PAUSED');
    if (option.stock > 0) throw new ShopError('OPTION_IN_STOCK');
    await addAlert(tx, user.id, optionId, ports.clock.now());
    return { optionId };
  });

/** Deletes an alert of the caller. */
export async function unsubscribe({ db }: Ports, user: Member, optionId: number): Promise<null> {
  await removeAlert(db, user.id, optionId);
  return null;
}

const colorName = (code: string): string => COLORS.find((color) => color.code === code)?.name ?? code;

/**
 * Notifies the subscribers of these options once each; members who have bought the option are only
 * unsubscribed. Options that are sold out are skipped. Returns the number of notifications.
 */
export async function notifyRestocked(
  tx: Queryable,
  optionIds: readonly number[],
  now: Date,
): Promise<number> {
  // A row is deleted by exactly one transaction, which writes its notification.
  const alerts = (await takeAlerts(tx, optionIds)).filter((alert) => !alert.hasBought);
  if (alerts.length === 0) return 0;
  const options = await findOptionNames(tx, optionIds);
  const rows = alerts.flatMap((alert) => {
    const option = options.find(({ id }) => id === alert.optionId);
    if (!option) return [];
    return [
      {
        userId: alert.userId,
        facts: {
          alertId: alert.id,
          productId: option.productId,
          option: `${option.name} ${colorName(option.color)} ${option.size}mm`,
        },
      },
    ];
  });
  await notify(tx, 'RESTOCK', rows, now);
  return rows.length;
}

/** Enqueues the notification of subscribers in the transaction that raises the stock. */
export async function notifyLater(
  tx: Queryable,
  optionIds: readonly number[],
  { now, jobs }: { now: Date; jobs: Jobs },
): Promise<void> {
  if (!(await isWaitedFor(tx, optionIds))) return;
  // A new key each time: a waiting job could run before this stock is committed.
  const due = { dueAt: now, key: randomUUID() };
  await jobs.send(tx, 'notify-restock', { optionIds: [...optionIds] }, due);
}

/** Notifies all subscribers of options that are in stock. */
export async function notifyWaiting({ db, clock }: Ports): Promise<void> {
  const optionIds = await findRefilled(db);
  if (optionIds.length > 0) await inTransaction(db, (tx) => notifyRestocked(tx, optionIds, clock.now()));
}
