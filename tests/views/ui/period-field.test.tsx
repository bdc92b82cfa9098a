import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PeriodField } from '#src/ui/dates/period-field.tsx';
import { quickDays } from '#src/ui/dates/quick-days.ts';
import { dateField, typeDate } from '../../support/client/date-fields.ts';

beforeAll(async () => {
  await import('#src/ui/dates/period-input.tsx');
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T15:30:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const NONE = { from: '', until: '' };

function shown(days = NONE) {
  const done = vi.fn();
  const { container } = render(
    <form method="post">
      <PeriodField label="기간" labels={['첫날', '끝날']} names={['a', 'b']} days={days} onDone={done} />
    </form>,
  );
  const sent = () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
  return { done, sent };
}
const open = async () => {
  await dateField('기간');
  await userEvent.click(screen.getByRole('button', { name: '기간 달력 열기' }));
  return within(await screen.findByRole('dialog'));
};

it('quick periods end on the given day and count it', () => {
  expect(quickDays('2026-12-01')).toEqual([
    { label: '오늘', from: '2026-12-01', until: '2026-12-01' },
    { label: '7일', from: '2026-11-25', until: '2026-12-01' },
    { label: '30일', from: '2026-11-02', until: '2026-12-01' },
    { label: '이번 달', from: '2026-12-01', until: '2026-12-01' },
  ]);
});

it.each([
  ['오늘', '2026-12-01'],
  ['7일', '2026-11-25'],
  ['30일', '2026-11-02'],
  ['이번 달', '2026-12-01'],
])('%s is chosen with one press, by the day in Seoul', async (name, from) => {
  const { done, sent } = shown();
  await userEvent.click((await open()).getByRole('button', { name }));
  expect(done.mock.calls).toEqual([[{ from, until: '2026-12-01' }]]);
  expect(sent()).toEqual({ a: from, b: '2026-12-01' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a typed period is told in order once the focus has left it', async () => {
  const { done, sent } = shown();
  await typeDate('첫날', '2026-10-31');
  await typeDate('끝날', '2026-10-01');
  expect(done.mock.calls.at(-1)).toEqual([{ from: '2026-10-01', until: '2026-10-31' }]);
  expect(sent()).toEqual({ a: '2026-10-01', b: '2026-10-31' });
});

it('two days of the calendar are a period, in either order', async () => {
  const { done } = shown({ from: '2026-10-01', until: '2026-10-03' });
  const calendar = await open();
  await userEvent.click(calendar.getByRole('button', { name: /10월 20일/ }));
  await userEvent.click(calendar.getByRole('button', { name: /10월 12일/ }));
  expect(done.mock.calls.at(-1)).toEqual([{ from: '2026-10-12', until: '2026-10-20' }]);
});

it('a period is cleared from its calendar', async () => {
  const { done } = shown({ from: '2026-10-01', until: '2026-10-03' });
  await userEvent.click((await open()).getByRole('button', { name: '지우기' }));
  expect(done.mock.calls).toEqual([[NONE]]);
});

it('a period that is left as it was is not told', async () => {
  const { done } = shown({ from: '2026-10-01', until: '2026-10-03' });
  const [year] = within(await dateField('첫날')).getAllByRole('spinbutton');
  await userEvent.click(year as HTMLElement);
  await userEvent.click(document.body);
  expect(done).not.toHaveBeenCalled();
});
