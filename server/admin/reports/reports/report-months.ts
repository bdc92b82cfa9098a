import { seoulDay, seoulMonth } from '#domain/kit/time/time.ts';
import { TRANSPARENCY_MONTHS } from '#domain/policies/figures.ts';
import type { Queryable } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../../kit/context.ts';
import {
  countClosedCases,
  countObjections,
  countReports,
  dropMonthsFrom,
  findMonths,
  keepMonth,
  type MonthSums,
  type Span,
} from '../transparency/transparency-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Delay in ms after midnight, by which transactions of the previous month are committed. */
const SETTLED_MS = 5 * 60_000;

const nameOf = (month: Date): string => seoulDay(month).slice(0, 7);
/** Returns the months of the transparency report, latest first. */
const monthsAt = (now: Date): Span[] =>
  Array.from({ length: TRANSPARENCY_MONTHS }, (_, back) => ({
    from: seoulMonth(now, -back),
    to: seoulMonth(now, 1 - back),
  }));

/** Computes the numbers of months from the cases. */
async function count(db: Queryable, months: readonly Span[]): Promise<MonthSums[]> {
  const [latest, earliest] = [months[0], months.at(-1)];
  if (!latest || !earliest) return [];
  const span = { from: earliest.from, to: latest.to };
  const reported = await countReports(db, span);
  const objected = await countObjections(db, span);
  const concluded = await countClosedCases(db, span);
  return months.map(({ from }) => {
    const month = nameOf(from);
    const of = <T extends { month: string }>(rows: readonly T[]) => rows.find((row) => row.month === month);
    const nothing = { reports: 0, hidden: 0, restored: 0, appeals: 0, granted: 0, decided: 0, hours: null };
    return { ...nothing, ...of(reported), ...of(objected), ...of(concluded), month };
  });
}

/** Returns the published months, latest first: finished ones from storage, the others computed. */
export async function computeMonths(db: Queryable, now: Date): Promise<MonthSums[]> {
  const months = monthsAt(now);
  const kept = new Map(
    (await findMonths(db, nameOf(months.at(-1)?.from ?? now))).map((row) => [row.month, row]),
  );
  // The current month is always computed, and earlier ones until the job has stored them.
  const missing = months.findLastIndex(({ from }, back) => back === 0 || !kept.has(nameOf(from)));
  const counted = await count(db, months.slice(0, missing + 1));
  return months.flatMap(({ from }, back) => {
    const sums = (back > 0 ? kept.get(nameOf(from)) : undefined) ?? counted[back];
    return sums ?? [];
  });
}

/** Stores finished months, each once and in its own transaction. */
export async function sumReportMonths({ db, clock }: Ports): Promise<number> {
  const settled = new Date(clock.now().getTime() - SETTLED_MS);
  await dropMonthsFrom(db, nameOf(settled));
  const finished = monthsAt(settled).slice(1);
  const kept = new Set(
    (await findMonths(db, nameOf(finished.at(-1)?.from ?? settled))).map(({ month }) => month),
  );
  const missing = finished.filter(({ from }) => !kept.has(nameOf(from)));
  for (const month of missing)
    await inTransaction(db, async (tx) => {
      for (const sums of await count(tx, [month])) await keepMonth(tx, sums);
    });
  return missing.length;
}
