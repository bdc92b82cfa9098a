import { advanceDemonstration, type DemoAccount, readDemonstration } from '#domain/jobs/demonstration.ts';
import { isMovable } from '../../kit/context.ts';
import type { Feature } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { clockStateOf, moveClockTo } from '../queue/move-clock.ts';
import { productOfSeller } from './demonstration-store.ts';

/** Returns the endpoints of a demonstration with its accounts; only with DEMO_GUIDE=1 (see `app.ts`). */
export const demonstrationRoutes =
  (accounts: readonly DemoAccount[]): Feature =>
  (route, context) => {
    const { clock, db } = context;
    const seller = accounts.find(({ role }) => role === 'seller');
    route(readDemonstration, async () => ({
      accounts: [...accounts],
      productId: seller ? ((await productOfSeller(db, seller.email))?.id ?? null) : null,
      clock: isMovable(clock) ? clockStateOf(context) : null,
    }));
    route(advanceDemonstration, async ({ body }) => {
      // Moved back, orders and feeds would lie in the future.
      if (isMovable(clock) && body.days < clock.days()) throw new ShopError('INVALID_INPUT_VALUE');
      return moveClockTo(context, body.days);
    });
  };
