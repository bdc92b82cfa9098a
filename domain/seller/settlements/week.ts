import { laterDay, seoulDay, seoulWeek, startOfDay } from '../../kit/time/time.ts';

/** Monday and Sunday of a week in Seoul, and its first moment and the one after its last. */
export type Week = { start: string; end: string; from: Date; until: Date };

/** The week of a moment (wave C.9: Monday to Sunday). */
export function weekOf(at: Date): Week {
  const from = seoulWeek(at);
  const start = seoulDay(from);
  return { start, end: laterDay(start, 6), from, until: startOfDay(laterDay(start, 7)) };
}
