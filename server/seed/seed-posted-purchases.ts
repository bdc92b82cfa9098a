import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { PRODUCTS, type SeedCategory } from './facts/catalogue.ts';
import type { SeededEvent } from './seed-events.ts';
import type { SeededPurchase } from './seed-purchases.ts';

const HOUR = 60 * 60 * 1000;
/** Hours between ordinary feeds, two months in total. */
const EVERY = 33;
/** Hours from delivery to posting, and least age of a feed. */
const WORN = 2;
const SHOWN = 7;
/** Coprime to the number of products, so that each is reached. */
const STEP = 5;
/** Index of the event that fits each category. */
const WANTED: Partial<Record<SeedCategory, number>> = { DRESS: 0, SNEAKERS: 0, BOOTS: 1, SANDALS: 3 };

/** Purchase that its buyer posts, with time and event. */
export type Look = { pair: SeededPurchase; at: Date; event: SeededEvent | null };

const wornFrom = ({ deliveredAt }: SeededPurchase): number =>
  (deliveredAt?.getTime() ?? Number.POSITIVE_INFINITY) + WORN * HOUR;

/**
 * Returns one purchase per product to be posted, categories mixed, earliest first. Buyers with a
 * purchase in time enter an event once; the others follow at intervals.
 */
export function looksOf(
  bought: readonly SeededPurchase[],
  events: readonly SeededEvent[],
  now: Date,
): Look[] {
  const entered = new Set<string>();
  return PRODUCTS.flatMap((_, index): Look[] => {
    const shoe = PRODUCTS[(index * STEP) % PRODUCTS.length];
    const pairs = bought.filter(({ status, product }) => status === 'DELIVERED' && product.shoe === shoe);
    const event = shoe ? events[WANTED[shoe.category] ?? Number.NaN] : undefined;
    const entry = event && entryOf(pairs, event, { entered, index, now });
    if (entry) return [entry];
    const slot = now.getTime() - (PRODUCTS.length - index) * EVERY * HOUR;
    const worn = pairs.filter((one) => wornFrom(one) <= slot);
    const pair = worn[index % worn.length] ?? pairs[0];
    return pair ? [{ pair, at: new Date(Math.max(slot, wornFrom(pair))), event: null }] : [];
  }).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

type Turn = { entered: Set<string>; index: number; now: Date };

/** Returns a purchase in time for an event, posted on one of its days; null if there is none. */
function entryOf(
  pairs: readonly SeededPurchase[],
  event: SeededEvent,
  { entered, index, now }: Turn,
): Look | null {
  const until = Math.min(startOfDay(laterDay(event.end_date, 1)).getTime(), now.getTime()) - SHOWN * HOUR;
  for (const pair of pairs) {
    const from = Math.max(startOfDay(event.start_date).getTime(), wornFrom(pair));
    const day = seoulDay(pair.orderedAt);
    const isInTime = day >= event.purchase_start_date && day <= event.purchase_end_date && from < until;
    if (!isInTime || entered.has(`${event.id}:${pair.userId}`)) continue;
    entered.add(`${event.id}:${pair.userId}`);
    // Spread over the days of the event.
    const at = from + ((until - from) * ((index * 7) % PRODUCTS.length)) / PRODUCTS.length;
    return { pair, at: new Date(at), event };
  }
  return null;
}
