import { laterDay } from '../kit/time/time.ts';
import { ANNOUNCEMENT_CATCH_UP_DAYS, ANNOUNCEMENT_NOTICE_DAYS } from '../policies/events.ts';

const DAY_MS = 86_400_000;

/** Days of Seoul by which an announcement is late; 0 on its day, before it, and where no day was named. */
export const daysLate = (announcementDate: string | null, today: string): number =>
  announcementDate ? Math.max(0, (Date.parse(today) - Date.parse(announcementDate)) / DAY_MS) : 0;

/** The same for those who wait: null as long as the day of the announcement is to come, and where none was named. */
export const daysSinceDue = (announcementDate: string | null, today: string): number | null =>
  announcementDate && announcementDate <= today ? daysLate(announcementDate, today) : null;

/** What administrators are notified of about an announcement: it is near, it is today, it is late. Each once. */
export const ANNOUNCEMENT_STEPS = ['SOON', 'TODAY', 'LATE'] as const;
export type AnnouncementStep = (typeof ANNOUNCEMENT_STEPS)[number];

/** Days from the announcement day to the first day on which each step is due. */
const DUE_AFTER = { SOON: -ANNOUNCEMENT_NOTICE_DAYS, TODAY: 0, LATE: 1 } as const satisfies Record<
  AnnouncementStep,
  number
>;

/** Steps that are due by `today`, the earliest first: also those that were missed while no job ran; that it is late stays true. */
export const announcementStepsDue = (announcementDate: string, today: string): AnnouncementStep[] =>
  ANNOUNCEMENT_STEPS.filter(
    (step) =>
      today >= laterDay(announcementDate, DUE_AFTER[step]) &&
      (step === 'LATE' || daysLate(announcementDate, today) <= ANNOUNCEMENT_CATCH_UP_DAYS),
  );

/** The last announcement day (`yyyy-MM-dd`) of which some step is due by `today`. */
export const lastDueDay = (today: string): string => laterDay(today, ANNOUNCEMENT_NOTICE_DAYS);
