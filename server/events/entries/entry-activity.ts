import type { Deed } from '../../rewards/activities.ts';

/** Activity of taking part, credited once per event. */
export const entryDeed = (userId: number, eventId: number): Deed => ({
  userId,
  type: 'EVENT_PARTICIPATION',
  refType: 'EVENT',
  refId: eventId,
});
