import { skeletonOf } from '../members/profile/nickname.ts';

/** Returns the Levenshtein distance of two words; computation stops at `most` + 1. */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [place, beside] of [...other].entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + (letter === beside ? 0 : 1),
        ),
      );
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row.at(-1) ?? 0;
}

const SHORT = 4;

/**
 * Returns whether two store names could be confused: their skeletons differ by at most one letter,
 * in long names by two.
 */
export function looksLike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => skeletonOf(name).replace(/\s/g, ''));
  if (a === undefined || b === undefined) return false;
  const most = Math.min(a.length, b.length) <= SHORT ? 1 : 2;
  return distanceOf(a, b, most) <= most;
}
