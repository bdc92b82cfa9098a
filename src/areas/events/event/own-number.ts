import type { DrawFile } from '#domain/events/draw/draw-file.ts';
import type { EventDetail } from '#domain/events/event.ts';

/** `left`: the entry was out before the list was fixed. */
export type OwnNumber = 'in' | 'left' | 'missing' | 'other';
type Own = Pick<EventDetail, 'myEntryNo' | 'myNonce' | 'myEntryFeedId'>;

/** Whether the entry that a person knows of stands in the list of a draw, with the value of their own browser. */
export function ownNumber(
  { lines }: Pick<DrawFile, 'lines'>,
  { myEntryNo, myNonce, myEntryFeedId }: Own,
): OwnNumber | null {
  if (myEntryNo === null) return null;
  const line = lines.split('\n').find((one) => one.startsWith(`${myEntryNo}:`));
  if (!line) return myEntryFeedId === null ? 'left' : 'missing';
  return line === `${myEntryNo}:${myNonce ?? ''}` ? 'in' : 'other';
}

type Hashes = Pick<EventDetail, 'eventId' | 'seedCommit' | 'entrantsHash'>;

/** Whether a file is about what the page of the event has shown before: its seed, its list, and the own entry. */
export const isOfPage = (
  file: Pick<DrawFile, 'lines' | 'eventId' | 'seedCommit' | 'entrantsHash'>,
  event: Own & Hashes,
): boolean =>
  file.eventId === event.eventId &&
  file.seedCommit === event.seedCommit &&
  file.entrantsHash === event.entrantsHash &&
  !['missing', 'other'].includes(ownNumber(file, event) ?? '');
