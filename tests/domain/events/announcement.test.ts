import { expect, it } from 'vitest';
import { announcementStepsDue, daysLate, lastDueDay } from '#domain/events/announcement.ts';

const DAY = '2026-12-12';

it.each([
  ['2026-12-11', 0],
  [DAY, 0],
  ['2026-12-13', 1],
  ['2027-02-03', 53],
])('an announcement of 12 December is late by days of Seoul: on %s by %i', (today, days) => {
  expect(daysLate(DAY, today)).toBe(days);
});

it('an event without an announcement day is never late', () => {
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
])('on %s these notifications are due, also those missed while no job ran: %j', (today, steps) => {
  expect(announcementStepsDue(DAY, today)).toEqual(steps);
});

it('the last day that is looked for is the last one of which a step is due', () => {
  const last = lastDueDay('2026-12-09');
  expect([last, announcementStepsDue(last, '2026-12-09')]).toEqual([DAY, ['SOON']]);
});
