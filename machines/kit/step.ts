/** The next line up or down; before the first and after the last is the box itself, -1. */
export function stepFrom(active: number, step: 1 | -1, count: number): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}
