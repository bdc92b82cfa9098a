/**
 * Prorates a whole number of won over weights so that the parts add up exactly (largest remainder,
 * earlier lines first on a tie). A weight of 0 in total gives zeros.
 */
export function prorate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) return weights.map(() => 0);
  // Integer remainders: floating-point ones would make equal weights unequal.
  const rests = weights.map((weight) => (total * weight) % sum);
  const parts = weights.map((weight, index) => (total * weight - (rests[index] ?? 0)) / sum);
  let left = total - parts.reduce((a, b) => a + b, 0);
  // The sort is stable, so that equal remainders keep their order.
  const byRemainder = rests.map((rest, index) => ({ index, rest })).toSorted((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
