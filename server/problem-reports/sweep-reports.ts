import type { Context } from '../kit/context.ts';
import { deleteExpired } from './report-store.ts';

/** Deletes the problem reports whose time is over; safe to run concurrently. */
export async function sweepProblemReports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExpired(db, clock.now());
}
