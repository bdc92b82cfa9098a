import { FEW_DECISIONS, TOLD_MONTHS, type TransparencyMonth } from '#domain/admin/reports/transparency.ts';
import { seoulDay, seoulMonth } from '#domain/kit/time.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { countConcluded, countObjections, countReports } from './transparency-store.ts';

type Told = { months: TransparencyMonth[] };

const KEPT_MS = 600_000;

/** The numbers of the last months; anybody may ask, so they are reckoned once in ten minutes. */
export function keptTransparency({ db, clock }: Pick<Context, 'db' | 'clock'>): () => Promise<Told> {
  let kept: { until: number; told: Promise<Told> } | null = null;
  return () => {
    const now = clock.now();
    if (kept && now.getTime() < kept.until) return kept.told;
    const told = reckon(db, now);
    const mine = { until: now.getTime() + KEPT_MS, told };
    kept = mine;
    // What failed is tried again by whoever asks next.
    told.catch(() => {
      if (kept === mine) kept = null;
    });
    return told;
  };
}

const nameOf = (month: Date): string => seoulDay(month).slice(0, 7);

async function reckon(db: Queryable, now: Date): Promise<Told> {
  const from = seoulMonth(now, 1 - TOLD_MONTHS);
  const reported = await countReports(db, from);
  const objected = await countObjections(db, from);
  const concluded = await countConcluded(db, from);
  const of = <T extends { month: string }>(rows: readonly T[], month: string): T | undefined =>
    rows.find((row) => row.month === month);
  const months = Array.from({ length: TOLD_MONTHS }, (_, back): TransparencyMonth => {
    const month = nameOf(seoulMonth(now, -back));
    const ended = of(concluded, month);
    const isTold = ended !== undefined && ended.decided >= FEW_DECISIONS && ended.hours !== null;
    return {
      month,
      reports: of(reported, month)?.reports ?? 0,
      hidden: ended?.hidden ?? 0,
      restored: ended?.restored ?? 0,
      appeals: of(objected, month)?.appeals ?? 0,
      appealsGranted: of(objected, month)?.granted ?? 0,
      medianHours: isTold ? Math.round((ended.hours ?? 0) * 10) / 10 : null,
    };
  });
  return { months };
}
