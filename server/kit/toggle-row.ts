/** Ways to put a mark and to take it away; each answers whether that has changed something. */
type Mark = { add(): Promise<boolean>; remove(): Promise<boolean> };

/**
 * Sets a mark as it is wanted, so that a second send finds it done; where nothing is said, as on the older wire, it
 * flips. Under the lock of what is marked, so that its counter always equals the rows.
 */
export async function setToggle(
  { add, remove }: Mark,
  wanted: boolean | undefined,
): Promise<{ isSet: boolean; isChanged: boolean }> {
  const removed = wanted !== true && (await remove());
  const added = wanted !== false && !removed && (await add());
  return { isSet: wanted ?? added, isChanged: removed || added };
}
