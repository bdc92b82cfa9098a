import { laterDay, seoulDay, startOfDay } from '../../kit/time.ts';

/** Monday and Sunday of a week in Seoul, and its first moment and the one after its last. */
export type Week = { start: string; end: string; from: Date; until: Date };

const THURSDAY_OF_1970 = 4;

/** The week of a moment (wave C.9: Monday to Sunday). */
export function weekOf(at: Date): Week {
  const day = seoulDay(at);
  const sinceMonday = (Math.floor(Date.parse(day) / 86_400_000) + THURSDAY_OF_1970 - 1) % 7;
  const start = laterDay(day, -sinceMonday);
  const next = laterDay(start, 7);
  return { start, end: laterDay(start, 6), from: startOfDay(start), until: startOfDay(next) };
}
