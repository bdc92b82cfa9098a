type Value = string | number | boolean | null | undefined;

/** Query string without empty values; lists repeat their key. Returns '' without values. */
export function toQuery(values: Readonly<Record<string, Value | readonly Value[]>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(key, String(one));
    }
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}
