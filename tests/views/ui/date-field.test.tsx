import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { dateField, typeDate } from '../../support/client/date-fields.ts';
import { shown } from '../../support/client/shown-date.tsx';

beforeAll(async () => {
  await import('#src/ui/dates/date-input.tsx');
}, 60_000);
beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
});
afterEach(() => vi.useRealTimers());

function Refused() {
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

it('a date field is Korean and begins with the year, though the browser speaks English', async () => {
  shown({ value: '2026-12-01' });
  const field = await dateField('시작일');
  expect(field.textContent).toBe('2026. 12. 1.');
  expect(
    within(field)
      .getAllByRole('spinbutton')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['년, ', '월, ', '일, ']);
});

it('an empty date field says in Korean what to type', async () => {
  shown();
  expect((await dateField('시작일')).textContent).toBe('연도. 월. 일.');
});

it('a date field at rest is a text field with its Korean date and a pattern, which the server draws', () => {
  const html = renderToString(<DateField label="생년월일" value="1990-01-31" autoComplete="bday" />);
  expect(html).toContain('value="1990. 1. 31."');
  expect(html).toContain('autoComplete="bday"');
  expect(html).toContain('pattern="\\d{4}');
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
  const told = shown({ value: '2026-12-05' });
  const [year] = within(await dateField('시작일')).getAllByRole('spinbutton');
  await userEvent.click(year as HTMLElement);
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
  expect(told.mock.calls.flat()).toEqual(['2027-12-05', '2027-11-05']);
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

it('the first part of a refused date takes the focus and is described by the problem', async () => {
  render(<Refused />);
  const [year] = within(await dateField('시작일')).getAllByRole('spinbutton');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await vi.waitFor(() => expect(year).toHaveFocus());
  expect(year?.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
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
