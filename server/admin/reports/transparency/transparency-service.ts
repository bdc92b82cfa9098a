import { FEW_DECISIONS, type TransparencyMonth } from '#domain/admin/reports/transparency.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Context } from '../../../kit/context.ts';
import { computeMonths } from '../reports/report-months.ts';

type Told = { months: TransparencyMonth[] };

const KEPT_MS = 600_000;

/** Returns the transparency report from a cache of ten minutes, as the endpoint is public. */
export function keptTransparency({ db, clock }: Pick<Context, 'db' | 'clock'>): () => Promise<Told> {
  let kept: { until: number; told: Promise<Told> } | null = null;
  return () => {
    const now = clock.now();
    if (kept && now.getTime() < kept.until) return kept.told;
    const told = reckon(db, now);
    const mine = { until: now.getTime() + KEPT_MS, told };
    kept = mine;
    // A failed computation is dropped, so that the next request retries it.
    told.catch(() => {
      if (kept === mine) kept = null;
    });
    return told;
  };
}

async function reckon(db: Queryable, now: Date): Promise<Told> {
  const months = (await computeMonths(db, now)).map(
    ({ month, reports, hidden, restored, appeals, granted, decided, hours }): TransparencyMonth => ({
      month,
      reports,
      hidden,
      restored,
      appeals,
      appealsGranted: granted,
      medianHours: decided < FEW_DECISIONS || hours === null ? null : Math.round(hours * 10) / 10,
    }),
  );
  return { months };
}
