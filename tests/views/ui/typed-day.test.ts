import { expect, it } from 'vitest';
import { typedDay } from '#src/ui/dates/typed-day.ts';

it.each([
  ['1990-01-31', '1990-01-31'],
  ['19900131', '1990-01-31'],
  ['1990. 1. 31.', '1990-01-31'],
  ['1990년 1월 31일', '1990-01-31'],
  ['１９９０-０１-３１', '1990-01-31'],
  ['1990-02-30', ''],
  ['1990-13-01', ''],
  ['1990-01', ''],
  ['1990-12', ''],
  ['199012', ''],
  ['어제', ''],
  ['', ''],
])('typedDay reads %j as %j', (text, day) => {
  expect(typedDay(text)).toBe(day);
});

it.each([
  ['2026-12-01 18:00', '2026-12-01T18:00'],
  ['2026-12-01T8:05', '2026-12-01T08:05'],
  ['2026-12-01', '2026-12-01T00:00'],
  ['2026-12-01 24:00', ''],
])('typedDay with a time reads %j as %j', (text, moment) => {
  expect(typedDay(text, true)).toBe(moment);
});
