import { laterDay, seoulDay, seoulWeek, startOfDay } from '../../kit/time/time.ts';

/** Week in Asia/Seoul: Monday and Sunday, and its bounds [from, until). */
export type Week = { start: string; end: string; from: Date; until: Date };

/** Returns the week (Monday to Sunday) that contains a moment. */
export function weekOf(at: Date): Week {
  const from = seoulWeek(at);
  const start = seoulDay(from);
  return { start, end: laterDay(start, 6), from, until: startOfDay(laterDay(start, 7)) };
}
