import { seoulDay, seoulMonth } from '#domain/kit/time/time.ts';
import { TRANSPARENCY_MONTHS } from '#domain/policies/figures.ts';
import type { Queryable } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../../kit/context.ts';
import {
  countConcluded,
  countObjections,
  countReports,
  dropMonthsFrom,
  findMonths,
  keepMonth,
  type MonthSums,
  type Span,
} from '../transparency/transparency-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** What was begun before midnight is in the database by then. */
const SETTLED_MS = 5 * 60_000;

const nameOf = (month: Date): string => seoulDay(month).slice(0, 7);
/** The told months, the latest first. */
const monthsAt = (now: Date): Span[] =>
  Array.from({ length: TRANSPARENCY_MONTHS }, (_, back) => ({
    from: seoulMonth(now, -back),
    to: seoulMonth(now, 1 - back),
  }));

/** Counts the months of a span from the cases. */
async function count(db: Queryable, months: readonly Span[]): Promise<MonthSums[]> {
  const [latest, earliest] = [months[0], months.at(-1)];
  if (!latest || !earliest) return [];
  const span = { from: earliest.from, to: latest.to };
  const reported = await countReports(db, span);
  const objected = await countObjections(db, span);
  const concluded = await countConcluded(db, span);
  return months.map(({ from }) => {
    const month = nameOf(from);
    const of = <T extends { month: string }>(rows: readonly T[]) => rows.find((row) => row.month === month);
    const nothing = { reports: 0, hidden: 0, restored: 0, appeals: 0, granted: 0, decided: 0, hours: null };
    return { ...nothing, ...of(reported), ...of(objected), ...of(concluded), month };
  });
}

/** The told months, the latest first: finished ones as they were summed, the others as they stand. */
export async function reckonMonths(db: Queryable, now: Date): Promise<MonthSums[]> {
  const months = monthsAt(now);
  const kept = new Map(
    (await findMonths(db, nameOf(months.at(-1)?.from ?? now))).map((row) => [row.month, row]),
  );
  // The month under way is always counted; before the job has run, those before it as well.
  const missing = months.findLastIndex(({ from }, back) => back === 0 || !kept.has(nameOf(from)));
  const counted = await count(db, months.slice(0, missing + 1));
  return months.flatMap(({ from }, back) => {
    const sums = (back > 0 ? kept.get(nameOf(from)) : undefined) ?? counted[back];
    return sums ?? [];
  });
}

/** Sums up finished months that are told, each once and in a transaction of its own. */
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
