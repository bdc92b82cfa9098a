import { moveClock, readClock } from '#domain/jobs/qa-clock.ts';
import { turnAllAgain } from '../../catalogue/stock/price-change-store.ts';
import { isMovable } from '../../kit/context.ts';
import type { Feature } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { bringForward } from './job-store.ts';
import { sweepOnce } from './periodic-jobs.ts';

const DAY_MS = 86_400_000;

/** Registers the QA endpoints, only with QA_TOOLS=1 (see `app.ts`). */
export const qaRoutes: Feature = (route, context) => {
  const { clock } = context;
  const state = () => ({ now: clock.now().toISOString(), days: isMovable(clock) ? clock.days() : 0 });
  route(readClock, async () => state());
  route(moveClock, async ({ body }) => {
    if (!isMovable(clock)) throw new ShopError('NOT_FOUND');
    const days = body.days - clock.days();
    clock.moveTo(body.days);
    await bringForward(context.db, days * DAY_MS);
    if (days < 0) await turnAllAgain(context.db, clock.now());
    // The effects of the moved clock are applied immediately.
    await sweepOnce(context);
    return state();
  });
};
