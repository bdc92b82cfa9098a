import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dateField, typeDate } from '../../support/client/date-fields.ts';
import { openCalendar, shown } from '../../support/client/shown-date.tsx';

beforeAll(async () => {
  await import('#src/ui/dates/date-input.tsx');
}, 60_000);
afterEach(() => vi.useRealTimers());

it('a field with a time tells minutes, and a day of the calendar keeps the time', async () => {
  const told = shown({ withTime: true });
  await typeDate('시작일', '2099-12-31T18:05');
  expect(told.mock.calls.flat().at(-1)).toBe('2099-12-31T18:05');
  expect((await dateField('시작일')).textContent).toBe('2099. 12. 31. 18:05');
  const calendar = await openCalendar();
  await userEvent.click(calendar.getByRole('button', { name: /12월 30일/ }));
  expect(told.mock.calls.flat().at(-1)).toBe('2099-12-30T18:05');
});

it('the calendar shows its month in Korean, turns, and closes with the chosen day', async () => {
  const told = shown({ value: '2026-12-15' });
  const calendar = await openCalendar();
  expect(calendar.getByText('2026년 12월')).toBeVisible();
  await userEvent.click(calendar.getByRole('button', { name: '다음 달' }));
  expect(calendar.getByText('2027년 1월')).toBeVisible();
  await userEvent.click(calendar.getByRole('button', { name: '이전 해' }));
  expect(calendar.getByText('2026년 1월')).toBeVisible();
  await userEvent.click(calendar.getByRole('button', { name: /1월 20일/ }));
  expect(told.mock.calls.flat()).toEqual(['2026-01-20']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('today is the day in Seoul, also while it is still yesterday where the browser is', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T15:30:00Z'), toFake: ['Date'] });
  const told = shown();
  const calendar = await openCalendar();
  await userEvent.click(calendar.getByRole('button', { name: '오늘' }));
  expect(told.mock.calls.flat()).toEqual(['2026-12-01']);
});

it('a date is cleared from its calendar, except where one is required', async () => {
  const told = shown({ value: '2026-12-15' });
  await userEvent.click((await openCalendar()).getByRole('button', { name: '지우기' }));
  expect(told.mock.calls.flat()).toEqual(['']);
});

it('a required date cannot be cleared from its calendar', async () => {
  shown({ value: '2026-12-15', required: true, label: '시작일' });
  await screen.findByRole('group', { name: /시작일/ });
  await userEvent.click(screen.getByRole('button', { name: '시작일 달력 열기' }));
  expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: '지우기' })).toBeNull();
});

it('a day before the first one is not offered, and is told to be wrong when it is typed', async () => {
  shown({ value: '2026-12-15', min: '2026-12-10', max: '2026-12-20' });
  const calendar = await openCalendar();
  expect(calendar.getByRole('button', { name: /12월 9일/ })).toHaveAttribute('aria-disabled', 'true');
  expect(calendar.getByRole('button', { name: /12월 10일/ })).not.toHaveAttribute('aria-disabled');
  expect(calendar.getByRole('button', { name: '다음 달' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  const field = await typeDate('시작일', '2026-12-21');
  const said = await screen.findByText('2026. 12. 20.까지 고를 수 있어요.');
  const [year] = within(field).getAllByRole('spinbutton');
  expect(year).toHaveAttribute('aria-invalid', 'true');
  expect(year?.getAttribute('aria-describedby')).toContain(said.id);
});

it('no style element is added to the page, which the CSP would refuse', async () => {
  const count = () => document.querySelectorAll('style').length;
  const before = count();
  shown({ value: '2026-12-15' });
  await openCalendar();
  expect(count()).toBe(before);
  expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
});

it('a disabled date has no part to type into, and its calendar cannot be opened', async () => {
  shown({ value: '2026-12-15', disabled: true });
  const [year] = within(await dateField('시작일')).getAllByRole('spinbutton');
  expect(year).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: '시작일 달력 열기' })).toBeDisabled();
});
