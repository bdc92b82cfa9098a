/** Things under the name they share, in the order in which each was met first. */
export function grouped<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): [name: string, things: T[]][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(nameOf(thing), [...(groups.get(nameOf(thing)) ?? []), thing]);
  return [...groups];
}
