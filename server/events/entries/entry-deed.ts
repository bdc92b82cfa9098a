import type { Deed } from '../../rewards/activities.ts';

/** Taking part in an event, as it counts for a member: once per event. */
export const entryDeed = (userId: number, eventId: number): Deed => ({
  userId,
  type: 'EVENT_PARTICIPATION',
  refType: 'EVENT',
  refId: eventId,
});
