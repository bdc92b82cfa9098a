import { describe, expect, it } from 'vitest';
import { sinceText } from '#domain/kit/time/relative-time.ts';

const NOW = Date.parse('2026-11-22T12:00:00+09:00');

describe('sinceText', () => {
  it.each([
    ['2026-11-22T11:59:30+09:00', '방금 전'],
    ['2026-11-22T12:00:20+09:00', '방금 전'],
    ['2026-11-22T11:59:00+09:00', '1분 전'],
    ['2026-11-22T11:00:01+09:00', '59분 전'],
    ['2026-11-22T11:00:00+09:00', '1시간 전'],
    ['2026-11-21T12:00:01+09:00', '23시간 전'],
    ['2026-11-21T12:00:00+09:00', '1일 전'],
    ['2026-11-15T12:00:01+09:00', '6일 전'],
    ['2026-11-15T12:00:00+09:00', '11.15'],
    ['2025-12-31T23:00:00+09:00', '2025.12.31'],
  ])('%s is %s', (at, words) => {
    expect(sinceText(at, NOW)).toBe(words);
  });

  it('returns the day in Seoul if the present time is unknown', () => {
    expect(sinceText('2026-11-21T20:00:00Z', null)).toBe('11.22');
  });

  it('returns an empty text for an invalid date', () => {
    expect(sinceText('soon', NOW)).toBe('');
    expect(sinceText('soon', null)).toBe('');
  });
});
