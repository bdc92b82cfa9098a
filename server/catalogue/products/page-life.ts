import { seoulDay } from '#domain/kit/time/time.ts';
import type { Context } from '../../kit/context.ts';
import { nextTurnAfter } from '../stock/sale-turn-store.ts';

/** Until when prices on a page that is drawn from now on are true, as a question that can be asked again and again. */
export async function untilNextTurn({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<() => boolean> {
  const turn = await nextTurnAfter(db, clock.now());
  return () => turn !== null && clock.now() >= turn;
}

/** The same for prices and days: what a page says of days (delivery, lateness) is true on the day in Seoul on which it was drawn. */
export async function untilPageIsOld(ports: Pick<Context, 'db' | 'clock'>): Promise<() => boolean> {
  const today = seoulDay(ports.clock.now());
  const hasTurned = await untilNextTurn(ports);
  return () => hasTurned() || seoulDay(ports.clock.now()) !== today;
}
