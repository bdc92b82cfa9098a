/** What `data-state` must read for a state value: the path of each region, regions joined by `|`. */
export function statePath(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => [key, statePath(inner)].filter(Boolean).join('.'))
    .join('|');
}
