import type { Activity } from '../../rewards/activities.ts';

/** Activity of taking part, credited once per event. */
export const entryActivity = (userId: number, eventId: number): Activity => ({
  userId,
  type: 'EVENT_PARTICIPATION',
  refType: 'EVENT',
  refId: eventId,
});
