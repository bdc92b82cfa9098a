import { expect, it } from 'vitest';
import { announcementStepsDue, daysLate, lastDueDay } from '#domain/events/announcement.ts';

const DAY = '2026-12-12';

it.each([
  ['2026-12-11', 0],
  [DAY, 0],
  ['2026-12-13', 1],
  ['2027-02-03', 53],
])('daysLate of an announcement on 12 December: on %s (days of Seoul) it is %i', (today, days) => {
  expect(daysLate(DAY, today)).toBe(days);
});

it('daysLate is 0 for an event without an announcement day', () => {
  expect(daysLate(null, '2030-01-01')).toBe(0);
});

it.each([
  ['2026-12-08', []],
  ['2026-12-09', ['SOON']],
  ['2026-12-11', ['SOON']],
  [DAY, ['SOON', 'TODAY']],
  ['2026-12-13', ['SOON', 'TODAY', 'LATE']],
  ['2026-12-19', ['SOON', 'TODAY', 'LATE']],
  ['2027-02-03', ['LATE']],
])('announcementStepsDue on %s, including those missed while no job ran: %j', (today, steps) => {
  expect(announcementStepsDue(DAY, today)).toEqual(steps);
});

it('lastDueDay is the last day with a step that is due', () => {
  const last = lastDueDay('2026-12-09');
  expect([last, announcementStepsDue(last, '2026-12-09')]).toEqual([DAY, ['SOON']]);
});
