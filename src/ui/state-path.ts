/** A state value as text: `a.b`, and `a.b|c.d` for parallel regions. */
export function statePath(value: unknown, prefix = ''): string {
  if (typeof value === 'string') return prefix ? `${prefix}.${value}` : value;
  if (typeof value !== 'object' || value === null) return prefix;
  const regions = Object.entries(value).map(([key, child]) =>
    statePath(child, prefix ? `${prefix}.${key}` : key),
  );
  return regions.length > 0 ? regions.join('|') : prefix;
}
