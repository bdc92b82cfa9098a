import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CountedField } from '#src/ui/numbers/counted-field.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';

type Props = { value?: string; problem?: string; hint?: string; least?: number; most?: number };

function Held({ told, isCounted, value: first = '', ...props }: Props & Told) {
  const [value, setValue] = useState(first);
  const Field = isCounted ? CountedField : NumberField;
  return (
    <Field
      label="판매가"
      unit="원"
      {...props}
      value={value}
      onChange={({ target }) => {
        told(target.value);
        setValue(target.value);
      }}
    />
  );
}
type Told = { told: (value: string) => void; isCounted?: boolean };

/** Renders a number field that keeps its value; returns its input and what it tells. */
function shown(props: Props & { isCounted?: boolean } = {}) {
  const told = vi.fn<(value: string) => void>();
  render(<Held {...props} told={told} />);
  return { field: screen.getByLabelText<HTMLInputElement>('판매가'), told };
}

it('a number has its separators while it is typed, and is told as plain digits', async () => {
  const { field, told } = shown();
  await userEvent.type(field, '189000');
  expect(field).toHaveValue('189,000');
  expect(told.mock.calls.flat()).toEqual(['1', '18', '189', '1890', '18900', '189000']);
});

it('a number that is set at once is told as plain digits', () => {
  const { field, told } = shown();
  fireEvent.change(field, { target: { value: '189000' } });
  expect(field).toHaveValue('189,000');
  expect(told).toHaveBeenLastCalledWith('189000');
});

it('a pasted price with separators and won is told as plain digits', async () => {
  const { field, told } = shown();
  await userEvent.click(field);
  await userEvent.paste('189,000원');
  expect(field).toHaveValue('189,000');
  expect(told.mock.calls).toEqual([['189000']]);
});

it('full-width digits of an input method stay as composed until the composition ends, and are told as plain digits', () => {
  const { field, told } = shown();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '１２３４' }, isComposing: true });
  expect(field).toHaveValue('１２３４');
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('1,234');
  expect(told).toHaveBeenLastCalledWith('1234');
});

it('text that is no number stays in the field, so that the form can refuse it', async () => {
  const { field, told } = shown();
  await userEvent.type(field, '19만');
  expect(field).toHaveValue('19만');
  expect(told).toHaveBeenLastCalledWith('19만');
});

it('a digit typed in the middle leaves the caret behind itself', () => {
  const { field } = shown({ value: '1234567' });
  fireEvent.input(field, { target: { value: '1,2934,567', selectionStart: 4, selectionEnd: 4 } });
  expect(field).toHaveValue('12,934,567');
  expect(field.value.slice(0, field.selectionStart ?? 0)).toBe('12,9');
});

it('a field is described by its unit, hint and problem', () => {
  const { field } = shown({ hint: '1,000원부터', problem: '판매가를 입력해 주세요.' });
  expect(field).toHaveAccessibleDescription('원 1,000원부터 판매가를 입력해 주세요.');
  expect(field).toBeInvalid();
});

it('the server renders a number with its separators', () => {
  const html = renderToString(<NumberField label="판매가" unit="원" value="189000" onChange={() => {}} />);
  expect(html).toContain('value="189,000"');
  expect(html).toContain('inputMode="numeric"');
});

it('the buttons of a count stop at its bounds and keep the focus', async () => {
  const { told } = shown({ isCounted: true, value: '2', least: 1, most: 3 });
  const more = screen.getByRole('button', { name: '하나 늘리기, 판매가' });
  const less = screen.getByRole('button', { name: '하나 줄이기, 판매가' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(more).toHaveFocus();
  await userEvent.click(less);
  await userEvent.click(less);
  await userEvent.click(less);
  expect(told.mock.calls.flat()).toEqual(['3', '2', '1']);
});

it('a button of an empty count begins at its least', async () => {
  const { told } = shown({ isCounted: true, least: 1 });
  await userEvent.click(screen.getByRole('button', { name: '하나 늘리기, 판매가' }));
  expect(told.mock.calls.flat()).toEqual(['1']);
});
