/** Reads a list where the index is known to be inside; says so loudly when it is not. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${list.length}`);
  return item;
}

/** Pairs of place and value, written `0 1.2 | 0.5 1.4 | 1 0.8`: a shoe is mostly such tables. */
export type Table = string;
export type Curve = (t: number) => number;

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const mix = (a: number, b: number, k: number) => a + (b - a) * k;
export const smooth = (from: number, to: number, value: number) => {
  const k = clamp((value - from) / (to - from));
  return k * k * (3 - 2 * k);
};

export const pairs = (table: Table) =>
  table.split('|').map((pair): [number, number] => {
    const [a, b] = pair.trim().split(/\s+/).map(Number);
    if (a === undefined || b === undefined || Number.isNaN(a + b)) throw new Error(`not a pair: ${pair}`);
    return [a, b];
  });

/** A smooth curve through the points of a table that never swings past them (Fritsch and Carlson). */
export function curve(table: Table): Curve {
  const rows = pairs(table);
  const n = rows.length;
  const x = rows.map((row) => row[0]);
  const y = rows.map((row) => row[1]);
  const slope = x.slice(1).map((next, i) => (at(y, i + 1) - at(y, i)) / (next - at(x, i)));
  const tangent = x.map((_, i) => {
    const before = slope[i - 1];
    const after = slope[i];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (t) => {
    if (t <= at(x, 0)) return at(y, 0);
    if (t >= at(x, n - 1)) return at(y, n - 1);
    let i = 0;
    while (at(x, i + 1) < t) i++;
    const h = at(x, i + 1) - at(x, i);
    const k = (t - at(x, i)) / h;
    const a = (1 + 2 * k) * (1 - k) ** 2 * at(y, i) + k * (1 - k) ** 2 * h * at(tangent, i);
    return a + k * k * (3 - 2 * k) * at(y, i + 1) + k * k * (k - 1) * h * at(tangent, i + 1);
  };
}

/** A row of numbers that is the same for every run: drawings must not change from one rendering to the next. */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
