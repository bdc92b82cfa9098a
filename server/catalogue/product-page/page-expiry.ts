import { seoulDay } from '#domain/kit/time/time.ts';
import type { Context } from '../../kit/context.ts';
import { nextTurnAfter } from '../stock/price-change-store.ts';

/**
 * Returns a function that tells whether a discount has begun or ended since a page was rendered.
 */
export async function untilNextTurn({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<() => boolean> {
  const turn = await nextTurnAfter(db, clock.now());
  return () => turn !== null && clock.now() >= turn;
}

/**
 * Same for prices and days: days on a page (delivery, delay) are valid on the day (Asia/Seoul) of
 * its rendering.
 */
export async function untilPageIsOld(ports: Pick<Context, 'db' | 'clock'>): Promise<() => boolean> {
  const today = seoulDay(ports.clock.now());
  const hasTurned = await untilNextTurn(ports);
  return () => hasTurned() || seoulDay(ports.clock.now()) !== today;
}
