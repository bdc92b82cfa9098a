import type { DrawFile } from '#domain/events/draw/draw-file.ts';
import type { EventDetail } from '#domain/events/event.ts';

export type OwnNumber = 'in' | 'missing' | 'other';

/** Whether the entry that a person knows of stands in the list of a draw, with the value of their own browser. */
export function ownNumber(
  { lines }: Pick<DrawFile, 'lines'>,
  { myEntryNo, myNonce }: Pick<EventDetail, 'myEntryNo' | 'myNonce'>,
): OwnNumber | null {
  if (myEntryNo === null) return null;
  const line = lines.split('\n').find((one) => one.startsWith(`${myEntryNo}:`));
  if (!line) return 'missing';
  return line === `${myEntryNo}:${myNonce ?? ''}` ? 'in' : 'other';
}
