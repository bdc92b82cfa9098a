import { describe, expect, it } from 'vitest';
import { tableDay, tableDayOf, tableTime } from '#src/ui/index-table/table-dates.ts';

const SOURCES = import.meta.glob<string>('/src/areas/{admin,seller,inquiries}/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('dates of tables', () => {
  it('are days of Seoul with their year, at both ends of a day', () => {
    expect(tableDayOf('2026-12-31T14:59:59.999Z')).toBe('2026.12.31');
    expect(tableDayOf('2026-12-31T15:00:00.000Z')).toBe('2027.01.01');
    expect(tableDay('2026-03-05')).toBe('2026.03.05');
  });

  it('have times of twenty-four hours, midnight as 00:00', () => {
    expect(tableTime('2026-11-30T14:16:05.000Z')).toBe('2026.11.30 23:16');
    expect(tableTime('2026-11-30T15:00:00.000Z')).toBe('2026.12.01 00:00');
    expect(tableTime('2026-11-30T00:05:00.000Z')).toBe('2026.11.30 09:05');
  });

  it('are those of every column: no cell has a date of another form', () => {
    const columns = Object.entries(SOURCES).filter(([, text]) => text.includes('IndexColumn<'));
    expect(columns.length).toBeGreaterThan(10);
    const others = columns.filter(([, text]) => /cell: [^\n]*\bformat(Date|DateTime|ShortDate)\(/.test(text));
    expect(others.map(([path]) => path)).toEqual([]);
  });
});
