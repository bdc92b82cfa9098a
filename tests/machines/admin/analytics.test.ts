import { expect, it } from 'vitest';
import type { AskedPeriod } from '#domain/kit/period.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const month: AskedPeriod = { days: 30, compare: 'year' };
const other = { type: 'input.changed', input: month };
const lost = failed('load', new Error('숫자가 없어요.'));
const entry = entryOf('dashboard');
const week = { input: entry.input };

it('dashboardMachine loads the period of the address and keeps the shown one until the next is loaded', async () => {
  const { play, asked } = start(entry, entry.input);
  const shown = await play(done('load', '한 주'));
  expect([shown.value, shown.context.data]).toEqual(['loaded', '한 주']);
  const reading = await play(other);
  expect([reading.value, reading.context.data]).toEqual(['loading', '한 주']);
  expect(asked('load')).toEqual([week, { input: month }]);
  expect((await play(done('load', '한 달'))).context.data).toBe('한 달');
});

it('dashboardMachine loads another period while one is loading, and after a failure', async () => {
  const { play, asked } = start(entry, entry.input);
  await play(other);
  expect(asked('load')).toEqual([week, { input: month }]);
  const failing = await play(lost);
  expect([failing.value, failing.context.error]).toEqual(['failed', '숫자가 없어요.']);
  const again = await play({ type: 'screen.retried' }, done('load', '한 달'));
  expect([again.value, again.context.error]).toEqual(['loaded', null]);
  expect((await play(other)).value).toBe('loading');
});
