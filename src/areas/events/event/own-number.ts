import type { DrawFile } from '#domain/events/draw/draw-file.ts';
import type { EventDetail } from '#domain/events/event.ts';

/**
 * Whether a draw contains the member's number; `left` means that the entry was withdrawn before the list was fixed.
 */
export type OwnNumber = 'in' | 'left' | 'missing' | 'other';
type Own = Pick<EventDetail, 'myEntryNo' | 'myNonce' | 'myEntryFeedId'>;

/** Looks up the member's entry in the list of a draw, including the nonce of the member's browser. */
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

/** True if a draw file matches what the event page showed before: seed hash, list hash and own entry. */
export const isOfPage = (
  file: Pick<DrawFile, 'lines' | 'eventId' | 'seedCommit' | 'entrantsHash'>,
  event: Own & Hashes,
): boolean =>
  file.eventId === event.eventId &&
  file.seedCommit === event.seedCommit &&
  file.entrantsHash === event.entrantsHash &&
  !['missing', 'other'].includes(ownNumber(file, event) ?? '');
