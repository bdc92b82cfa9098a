import { randomUUID } from 'node:crypto';
import { COLORS } from '#domain/catalogue/colors.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { Attempt } from '../../kit/idempotency/idempotency-key.ts';
import { once } from '../../kit/idempotency/idempotent.ts';
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
 * Waits for a sold-out option. With the share lock either the refill waits for us or we wait for it, so that no
 * member starts to wait for something that has just come back.
 */
export const subscribe = (ports: Ports, user: Member, optionId: number, attempt: Attempt | null) =>
  once(ports, attempt, async (tx) => {
    const option = await lockOption(tx, optionId);
    if (!option) throw new ShopError('PRODUCT_OPTION_NOT_FOUND');
    if (option.state !== 'OPEN') throw new ShopError('STORE_PAUSED');
    if (option.stock > 0) throw new ShopError('OPTION_IN_STOCK');
    await addAlert(tx, user.id, optionId, ports.clock.now());
    return { optionId };
  });

export async function unsubscribe({ db }: Ports, user: Member, optionId: number): Promise<null> {
  await removeAlert(db, user.id, optionId);
  return null;
}

const colorName = (code: string): string => COLORS.find((color) => color.code === code)?.name ?? code;

/**
 * Tells everyone who waits for these options, once each; members who have bought it meanwhile are left out and wait no
 * more. For an option that is sold out, still or again, no member is told. Answers how many were told.
 */
export async function notifyRestocked(
  tx: Queryable,
  optionIds: readonly number[],
  now: Date,
): Promise<number> {
  // A waiting row is deleted by exactly one transaction, and only that one writes its notice.
  const alerts = (await takeAlerts(tx, optionIds)).filter((alert) => !alert.has_bought);
  if (alerts.length === 0) return 0;
  const options = await findOptionNames(tx, optionIds);
  const rows = alerts.flatMap((alert) => {
    const option = options.find(({ id }) => id === alert.option_id);
    if (!option) return [];
    return [
      {
        userId: alert.user_id,
        facts: {
          alertId: alert.id,
          productId: option.product_id,
          option: `${option.name} ${colorName(option.color)} ${option.size}mm`,
        },
      },
    ];
  });
  await notify(tx, 'RESTOCK', rows, now);
  return rows.length;
}

/** Whoever waits for these is told once the transaction that has raised their stock is over. */
export async function notifyLater(
  tx: Queryable,
  optionIds: readonly number[],
  { now, jobs }: { now: Date; jobs: Jobs },
): Promise<void> {
  if (!(await isWaitedFor(tx, optionIds))) return;
  // Never left to a job that waits already: it may look before this stock is there.
  const due = { dueAt: now, key: randomUUID() };
  await jobs.send(tx, 'notify-restock', { optionIds: [...optionIds] }, due);
}

/** Tells whoever still waits for something that can be bought. */
export async function notifyWaiting({ db, clock }: Ports): Promise<void> {
  const optionIds = await findRefilled(db);
  if (optionIds.length > 0) await inTransaction(db, (tx) => notifyRestocked(tx, optionIds, clock.now()));
}
