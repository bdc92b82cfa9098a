/**
 * Index of the next or previous option of a list box; -1, the text field itself, lies before the first and after the
 * last.
 */
export function stepFrom(active: number, step: 1 | -1, count: number): number {
  const next = active + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}
