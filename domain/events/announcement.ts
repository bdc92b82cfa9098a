import { laterDay } from '../kit/time/time.ts';
import { ANNOUNCEMENT_CATCH_UP_DAYS, ANNOUNCEMENT_NOTICE_DAYS } from '../policies/events.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the days (Asia/Seoul) since the announcement was due; 0 on the day, before it and without
 * a date.
 */
export const daysLate = (announcementDate: string | null, today: string): number =>
  announcementDate ? Math.max(0, (Date.parse(today) - Date.parse(announcementDate)) / DAY_MS) : 0;

/** Returns the same for participants; null before the announcement date and without one. */
export const daysSinceDue = (announcementDate: string | null, today: string): number | null =>
  announcementDate && announcementDate <= today ? daysLate(announcementDate, today) : null;

/** Reminders to administrators about an announcement: soon, today, late. Each is sent once. */
export const ANNOUNCEMENT_STEPS = ['SOON', 'TODAY', 'LATE'] as const;
export type AnnouncementStep = (typeof ANNOUNCEMENT_STEPS)[number];

/** Days from the announcement date to the first day on which each reminder is due. */
const DUE_AFTER = { SOON: -ANNOUNCEMENT_NOTICE_DAYS, TODAY: 0, LATE: 1 } as const satisfies Record<
  AnnouncementStep,
  number
>;

/**
 * Returns the reminders due by `today`, earliest first. LATE stays due; the others expire after the
 * catch-up days.
 */
export const announcementStepsDue = (announcementDate: string, today: string): AnnouncementStep[] =>
  ANNOUNCEMENT_STEPS.filter(
    (step) =>
      today >= laterDay(announcementDate, DUE_AFTER[step]) &&
      (step === 'LATE' || daysLate(announcementDate, today) <= ANNOUNCEMENT_CATCH_UP_DAYS),
  );

/** Returns the last announcement date (`yyyy-MM-dd`) for which a reminder is due by `today`. */
export const lastDueDay = (today: string): string => laterDay(today, ANNOUNCEMENT_NOTICE_DAYS);
