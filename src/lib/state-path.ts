/** State path of a snapshot's value: `loaded.filled`; parallel regions are joined by `|`. */
export function statePath(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => [key, statePath(inner)].filter(Boolean).join('.'))
    .join('|');
}
