/** Adds or removes a toggle row; each returns whether it changed something. */
type Mark = { add(): Promise<boolean>; remove(): Promise<boolean> };

/**
 * Sets a toggle row as wanted (idempotent); without a value, as in the legacy API, it flips. The
 * caller holds the lock of the target, so that its counter equals the rows.
 */
export async function setToggle(
  { add, remove }: Mark,
  wanted: boolean | undefined,
): Promise<{ isSet: boolean; isChanged: boolean }> {
  const removed = wanted !== true && (await remove());
  const added = wanted !== false && !removed && (await add());
  return { isSet: wanted ?? added, isChanged: removed || added };
}
