import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DateField as Field } from '#src/ui/dates/date-field.tsx';
import { dateField } from '../../support/client/date-fields.ts';

/** Lets the code of the field come; a test of its own module, as code that has come stays. */
let come: () => void;
let DateField: typeof Field;

beforeEach(async () => {
  vi.resetModules();
  const code = await vi.importActual<typeof import('#src/ui/dates/date-input.tsx')>(
    '#src/ui/dates/date-input.tsx',
  );
  const promise = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.doMock('#src/ui/dates/date-input.tsx', () => promise.then(() => code));
  ({ DateField } = await import('#src/ui/dates/date-field.tsx'));
});
afterEach(() => vi.doUnmock('#src/ui/dates/date-input.tsx'));

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: '시작일' });
const arrive = async () => {
  await act(async () => {
    come();
    await vi.dynamicImportSettled();
  });
};

it('a date is typed and told before the code of its field has come', async () => {
  const told = vi.fn();
  render(<DateField label="시작일" onChange={({ target }) => told(target.value)} />);
  await userEvent.type(text(), '2026-12-01');
  expect(told.mock.calls).toEqual([['2026-12-01']]);
});

it('text that is being typed keeps its field and the focus when the code comes, and is a date once it is left', async () => {
  render(<DateField label="시작일" />);
  await userEvent.type(text(), '2026-1');
  await arrive();
  expect(text()).toHaveFocus();
  expect(text()).toHaveValue('2026-1');
  await userEvent.keyboard('2-01');
  expect(text()).toHaveValue('2026-12-01');
  await userEvent.tab();
  expect((await dateField('시작일')).textContent).toBe('2026. 12. 1.');
});

it('a field with the focus and nothing typed hands the focus to the first part when the code comes', async () => {
  render(<DateField label="시작일" value="2026-12-01" />);
  await userEvent.click(text());
  await arrive();
  const field = await dateField('시작일');
  await vi.waitFor(() => expect(field.contains(document.activeElement)).toBe(true));
  expect(screen.queryByRole('textbox', { name: '시작일' })).toBeNull();
});

it('text that was typed before hydration is told', async () => {
  const told = vi.fn();
  const field = <DateField label="시작일" onChange={({ target }) => told(target.value)} />;
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(field);
  const input = page.querySelector('input');
  if (input) input.value = '19900131';
  const root = await act(async () => hydrateRoot(page, field));
  expect(told).toHaveBeenLastCalledWith('1990-01-31');
  await act(async () => root.unmount());
  page.remove();
});

it('a browser fills in a birthday, at rest and in use', async () => {
  const told = vi.fn();
  render(<DateField label="시작일" autoComplete="bday" onChange={({ target }) => told(target.value)} />);
  expect(text()).toHaveAttribute('autocomplete', 'bday');
  fireEvent.change(text(), { target: { value: '1990-01-31' } });
  await arrive();
  await dateField('시작일');
  const filled = document.querySelector<HTMLInputElement>('[autocomplete="bday"]');
  expect(filled).not.toBeNull();
  if (filled) fireEvent.change(filled, { target: { value: '1987-03-09' } });
  expect(told.mock.calls.flat()).toEqual(['1990-01-31', '1987-03-09']);
  expect((await dateField('시작일')).textContent).toBe('1987. 3. 9.');
});
