import { daysAfter } from '#domain/trade/order-rules.ts';
import type { Context } from '../kit/context.ts';
import { removeTraces } from './trace-store.ts';

/** Attempts count for 15 minutes, and an ended session is of no use: neither is kept longer than people may ask about it. */
const ATTEMPT_DAYS = 1;
const SESSION_DAYS = 30;
/** Longer than any session lives. */
const NETWORK_DAYS = 180;

/** Removes login attempts, sessions, known networks, request keys and counts of deeds that are over. */
export async function sweepTraces({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = {
    attempts: daysAfter(now, -ATTEMPT_DAYS),
    sessions: daysAfter(now, -SESSION_DAYS),
    networks: daysAfter(now, -NETWORK_DAYS),
  };
  await removeTraces(db, before, now);
}
