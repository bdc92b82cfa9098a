import { daysAfter } from '#domain/trade/order-rules.ts';
import type { Context } from '../kit/context.ts';

/** Attempts count for 15 minutes, and an ended session is of no use: neither is kept longer than people may ask about it. */
const ATTEMPT_DAYS = 1;
const SESSION_DAYS = 30;
/** Longer than any session lives. */
const NETWORK_DAYS = 180;

/** Removes login attempts, sessions, known networks, request keys and counts of deeds that are over. */
export async function sweepTraces({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('login_attempts').where('attempted_at', '<', daysAfter(now, -ATTEMPT_DAYS)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', daysAfter(now, -SESSION_DAYS)).execute();
  await db.deleteFrom('known_networks').where('seen_at', '<', daysAfter(now, -NETWORK_DAYS)).execute();
  await db.deleteFrom('request_keys').where('expires_at', '<=', now).execute();
  await db.deleteFrom('action_counts').where('resets_at', '<=', now).execute();
}
