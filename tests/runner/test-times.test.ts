import { expect, it } from 'vitest';
import { timesOf } from '../../scripts/lib/testing/test-times.mjs';

const test = (file: string, title: string, ms: number) => ({ file, title, ms, outcome: 'passed' as const });

it('test times list the cost by step, part, file and test, the most expensive first', () => {
  const steps = [
    { name: 'lint', ms: 900, tests: null, parts: [] },
    {
      name: 'server',
      ms: 4_000,
      tests: [
        test('a.test.ts', 'one', 1_000),
        test('a.test.ts', 'two | three', 2_000),
        test('b.test.ts', 'four', 2_500),
        { ...test('b.test.ts', 'skipped', 0), outcome: 'skipped' as const },
      ],
      parts: [
        { part: 'log-in', ms: 100, count: 3 },
        { part: 'shop', ms: 400 },
        { part: 'shop', ms: 300 },
      ],
    },
  ];
  expect(timesOf(steps).map(({ rows }) => rows)).toEqual([
    [
      ['lint', '0.9', '0', ''],
      ['server', '4.0', '3', '5.5'],
    ],
    [
      ['shop', 'server', '2', '0.7'],
      ['log-in', 'server', '3', '0.1'],
    ],
    [
      ['a.test.ts', 'server', '2', '3.0'],
      ['b.test.ts', 'server', '1', '2.5'],
    ],
    [
      ['b.test.ts: four', 'server', '2.5'],
      ['a.test.ts: two \\| three', 'server', '2.0'],
      ['a.test.ts: one', 'server', '1.0'],
    ],
  ]);
});

it('test times list the thirty most expensive tests', () => {
  const tests = Array.from({ length: 40 }, (_, index) => test('a.test.ts', `${index}`, index));
  const [, , files, dearest] = timesOf([{ name: 'unit', ms: 1, tests, parts: [] }]);
  expect(files?.rows).toHaveLength(1);
  expect(dearest?.rows).toHaveLength(30);
  expect(dearest?.rows[0]?.[0]).toBe('a.test.ts: 39');
});
