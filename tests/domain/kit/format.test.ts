import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatNumber, formatShortDate, formatWon } from '#domain/kit/format.ts';

describe('formatNumber and formatWon', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
    [-1000, '-1,000'],
  ])('write %i as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
    expect(formatWon(value)).toBe(`${text}원`);
  });
});

describe('formatDate and formatDateTime use Seoul time', () => {
  it.each([
    ['2026-11-21T00:00:00+09:00', '2026년 11월 21일', '오전 12:00'],
    ['2026-11-20T14:59:59Z', '2026년 11월 20일', '오후 11:59'],
    ['2026-11-20T15:00:00Z', '2026년 11월 21일', '오전 12:00'],
    ['2026-11-21T03:00:00Z', '2026년 11월 21일', '오후 12:00'],
    ['2026-01-05T05:30:00Z', '2026년 1월 5일', '오후 2:30'],
    ['2026-01-05T00:05:00Z', '2026년 1월 5일', '오전 9:05'],
  ])('%s', (iso, date, time) => {
    expect(formatDate(iso)).toBe(date);
    expect(formatDateTime(iso)).toBe(`${date} ${time}`);
  });

  it.each(['', 'yesterday', '2026-13-45'])('return an empty text for %j', (text) => {
    expect(formatDate(text)).toBe('');
    expect(formatDateTime(text)).toBe('');
  });
});

it('formatShortDate is the day in Seoul with its weekday', () => {
  expect(formatShortDate('2026-11-22T03:00:00Z')).toBe('11.22(일)');
  // Late in the evening of the 22nd in London it is the 23rd in Seoul.
  expect(formatShortDate('2026-11-22T15:00:00Z')).toBe('11.23(월)');
  expect(formatShortDate('never')).toBe('');
});
