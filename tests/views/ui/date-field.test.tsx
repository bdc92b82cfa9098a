import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { dateField, typeDate } from '../../support/client/date-fields.ts';

type Props = Partial<Parameters<typeof DateField>[0]>;

beforeAll(async () => {
  await import('#src/ui/dates/date-input.tsx');
}, 60_000);
beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
});
afterEach(() => vi.useRealTimers());

function shown(props: Props = {}) {
  const told = vi.fn();
  function Field() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <DateField
        label="시작일"
        {...props}
        value={value}
        onChange={({ target }) => {
          told(target.value);
          setValue(target.value);
        }}
      />
    );
  }
  render(<Field />);
  return told;
}
const open = async () => {
  await dateField('시작일');
  await userEvent.click(screen.getByRole('button', { name: '시작일 달력 열기' }));
  return within(await screen.findByRole('dialog'));
};

it('a date field is Korean and begins with the year, though the browser speaks English', async () => {
  shown({ value: '2026-12-01' });
  const field = await dateField('시작일');
  expect(field.textContent).toBe('2026. 12. 1.');
  expect(within(field).getAllByRole('spinbutton').map((one) => one.getAttribute('aria-label'))).toEqual([
    '년, ',
    '월, ',
    '일, ',
  ]);
});

it('an empty date field says in Korean what to type', async () => {
  shown();
  expect((await dateField('시작일')).textContent).toBe('연도. 월. 일.');
});

it('a date field at rest is a button with its Korean date, which the server draws', () => {
  const html = renderToString(<DateField label="생년월일" value="1990-01-31" />);
  expect(html).toContain('1990. 1. 31.');
  expect(html).not.toContain('style=');
});

it('a date that is typed is told as an ISO day once it is complete', async () => {
  const told = shown();
  await typeDate('시작일', '2026-12-01');
  expect(told.mock.calls.flat().at(-1)).toBe('2026-12-01');
  expect((await dateField('시작일')).textContent).toBe('2026. 12. 1.');
});

it('a typed year is told with four digits only', async () => {
  const told = shown({ value: '2026-12-01' });
  await typeDate('시작일', '1987-03-09');
  expect(told.mock.calls.flat().filter((value) => value && !/^(2026|1987)-/.test(value))).toEqual([]);
  expect(told.mock.calls.flat().at(-1)).toBe('1987-03-09');
});

it('arrow keys step through a segment and from one to the next', async () => {
  const told = shown({ value: '2026-12-31' });
  const [year] = within(await dateField('시작일')).getAllByRole('spinbutton');
  await userEvent.click(year as HTMLElement);
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
  expect(told.mock.calls.flat()).toEqual(['2027-12-31', '2027-11-30']);
});

it('a date of which a part is deleted is none once the focus leaves, and is again when it is typed again', async () => {
  const told = shown({ value: '2026-12-05' });
  const day = within(await dateField('시작일')).getAllByRole('spinbutton')[2] as HTMLElement;
  await userEvent.click(day);
  await userEvent.keyboard('{Backspace}');
  await userEvent.tab();
  expect(told.mock.calls.flat()).toEqual(['']);
  await userEvent.click(day);
  await userEvent.keyboard('5');
  await userEvent.tab();
  expect(told.mock.calls.flat()).toEqual(['', '2026-12-05']);
});

it('a field with a time tells minutes, and a day of the calendar keeps the time', async () => {
  const told = shown({ withTime: true });
  await typeDate('시작일', '2099-12-31T18:05');
  expect(told.mock.calls.flat().at(-1)).toBe('2099-12-31T18:05');
  const calendar = await open();
  await userEvent.click(calendar.getByRole('button', { name: /12월 30일/ }));
  expect(told.mock.calls.flat().at(-1)).toBe('2099-12-30T18:05');
});

it('the calendar shows its month in Korean, turns, and closes with the chosen day', async () => {
  const told = shown({ value: '2026-12-15' });
  const calendar = await open();
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
  const calendar = await open();
  await userEvent.click(calendar.getByRole('button', { name: '오늘' }));
  expect(told.mock.calls.flat()).toEqual(['2026-12-01']);
});

it('a date is cleared from its calendar, except where one is required', async () => {
  const told = shown({ value: '2026-12-15' });
  await userEvent.click((await open()).getByRole('button', { name: '지우기' }));
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
  const calendar = await open();
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

it('the first part of a refused date takes the focus and is described by the problem', async () => {
  function Form() {
    const { form, focusProblem } = useProblemFocus();
    return (
      <form method="post" ref={form}>
        <DateField label="시작일" name="day" problem="날짜를 입력해 주세요." />
        <button type="button" onClick={focusProblem}>
          저장
        </button>
      </form>
    );
  }
  render(<Form />);
  const [year] = within(await dateField('시작일')).getAllByRole('spinbutton');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await vi.waitFor(() => expect(year).toHaveFocus());
  expect(year?.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
});

it('no style element is added to the page, which the CSP would refuse', async () => {
  const count = () => document.querySelectorAll('style').length;
  const before = count();
  shown({ value: '2026-12-15' });
  await open();
  expect(count()).toBe(before);
  expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
});

it('Enter in a date sends its form with the date', async () => {
  const sent = vi.fn();
  render(
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <DateField label="시작일" name="day" />
    </form>,
  );
  const [year] = within(await dateField('시작일')).getAllByRole('spinbutton');
  await userEvent.click(year as HTMLElement);
  await userEvent.keyboard('20261201{Enter}');
  expect(sent.mock.calls).toEqual([[{ day: '2026-12-01' }]]);
});

it('a label focuses the first part of its date', async () => {
  shown();
  const [year] = within(await dateField('시작일')).getAllByRole('spinbutton');
  await userEvent.click(screen.getByText('시작일'));
  expect(year).toHaveFocus();
});

it('a disabled date has no part to type into, and its calendar cannot be opened', async () => {
  shown({ value: '2026-12-15', disabled: true });
  const [year] = within(await dateField('시작일')).getAllByRole('spinbutton');
  expect(year).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: '시작일 달력 열기' })).toBeDisabled();
});
