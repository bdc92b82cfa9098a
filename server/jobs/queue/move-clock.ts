import { turnAllAgain } from '../../catalogue/stock/price-change-store.ts';
import { type Context, isMovable } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { bringForward } from './job-store.ts';
import { sweepOnce } from './periodic-jobs.ts';

const DAY_MS = 86_400_000;

/** Returns the time of the clock and its offset from the real time in days; 0 for one that cannot be moved. */
export const clockStateOf = ({ clock }: Context) => ({
  now: clock.now().toISOString(),
  days: isMovable(clock) ? clock.days() : 0,
});

/**
 * Moves the clock to an offset in days, the waiting jobs with it, and applies immediately what has become due.
 * Throws NOT_FOUND for a clock that cannot be moved.
 */
export async function moveClockTo(context: Context, target: number) {
  const { clock, db } = context;
  if (!isMovable(clock)) throw new ShopError('NOT_FOUND');
  const days = target - clock.days();
  clock.moveTo(target);
  await bringForward(db, days * DAY_MS);
  if (days < 0) await turnAllAgain(db, clock.now());
  await sweepOnce(context);
  return clockStateOf(context);
}
