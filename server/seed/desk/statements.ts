import { weekOf } from '#domain/seller/settlements/week.ts';
import { closeSettlements } from '../../seller/settlements/close-service.ts';
import { listAll, pay } from '../../seller/settlements/settlement-service.ts';
import type { Stage, Step } from './stage.ts';

const HOUR_MS = 3_600_000;
const WEEK_HOURS = 7 * 24;
/** Weeks of settlements; nothing was confirmed earlier. */
const WEEKS = 32;
/** Hours into Monday at which the previous week is closed. */
const CLOSED_AT = 3;
const EVERY = { state: 'CLOSED', page: 0, size: 1_000 };

/**
 * Steps that close each finished week on its Monday, and then pay all settlements but the newest of
 * each store.
 */
export function statementsUntil(end: Date): Step[] {
  const monday = (end.getTime() - weekOf(end).from.getTime()) / HOUR_MS - CLOSED_AT;
  return Array.from({ length: WEEKS }, (_, week): Step => [monday + week * WEEK_HOURS, closeWeek]).filter(
    ([hoursAgo]) => hoursAgo >= 0,
  );
}

async function closeWeek({ ports, as }: Stage): Promise<void> {
  await closeSettlements(ports);
  const { content } = await listAll(ports, EVERY);
  await as('admin', async () => {
    // The list is sorted newest first.
    for (const [index, { settlementId: id, storeId }] of content.entries())
      if (content.findIndex((one) => one.storeId === storeId) < index)
        await pay(ports, { id, day: undefined }, null);
  });
}
