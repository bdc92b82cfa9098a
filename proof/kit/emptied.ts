const COUNTS = /^(total|displayed|numberOf)|Count$/;

/** Empties an answer: arrays become empty and counts zero, everything else stays. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'number' && COUNTS.test(key) ? 0 : key === 'empty' ? true : emptied(one),
    ]),
  );
}
