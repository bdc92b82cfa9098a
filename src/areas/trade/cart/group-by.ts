/** Groups things by name, in order of first occurrence. */
export function grouped<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): [name: string, things: T[]][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(nameOf(thing), [...(groups.get(nameOf(thing)) ?? []), thing]);
  return [...groups];
}
