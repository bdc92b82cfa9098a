import { expect, it } from 'vitest';
import { wholeRows } from '#src/lib/whole-rows.ts';

it('wholeRows leaves no unfinished row of four, and keeps what is less than one row', () => {
  const shown = (items: number) => wholeRows([...'123456789'].slice(0, items), 8).length;
  expect([0, 1, 3, 4, 5, 7, 8, 9].map(shown)).toEqual([0, 1, 3, 4, 4, 4, 8, 8]);
});
