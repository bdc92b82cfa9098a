import { expect, it } from 'vitest';
import type { StatsPart } from '#domain/admin/analytics/stats.ts';
import { partsFile } from '#src/areas/admin/analytics/metric-files.ts';

const part = (name: string): StatsPart => ({
  part: '1',
  lines: 1,
  name,
  goods: 1_000,
  goodsBefore: 0,
  pieces: 1,
  cancelRate: 0,
  returnRate: null,
  exchangeRate: 0,
});

it('statistics export writes no formula for a store name that looks like one', () => {
  const file = partsFile('스토어', [
    part('=HYPERLINK("http://evil.example")'),
    part('＝1+1'),
    part('<img onerror=hit()>'),
  ]);
  const [, ...lines] = file.split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    `"'=HYPERLINK(""http://evil.example"")",1000,0,1,0,,0`,
    `'＝1+1,1000,0,1,0,,0`,
    '<img onerror=hit()>,1000,0,1,0,,0',
  ]);
});
