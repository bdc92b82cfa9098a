import type { Context } from '../kit/context.ts';
import { nextTurnAfter } from './sale-turn-store.ts';

/** Until when prices on a page that is drawn from now on are true, as a question that can be asked again and again. */
export async function untilNextTurn({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<() => boolean> {
  const turn = await nextTurnAfter(db, clock.now());
  return () => turn !== null && clock.now() >= turn;
}
