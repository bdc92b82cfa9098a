import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx';
import { TextField } from '#src/ui/forms/field.tsx';

const NAMES: Readonly<Record<string, string>> = {
  price: '판매가',
  'facts.care': '취급 방법',
  images: '사진',
};
const PRICE = { field: 'price', message: '판매가를 입력해 주세요.' };
const CARE = { field: 'facts.care', message: '취급 방법을 입력해 주세요.' };
const IMAGES = { field: 'images', message: '사진을 올려 주세요.' };

function Form({ problems }: { problems: readonly FieldProblem[] }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form method="post" ref={form}>
      <ErrorSummary form={form} problems={problems} nameOf={(field) => NAMES[field] ?? field} />
      <TextField label="판매가" name="price" />
      <TextField label="취급 방법" name="facts.care" />
      <div data-field="images">
        <input type="hidden" name="cover" />
        <button type="button">사진 올리기</button>
      </div>
    </form>
  );
}

const links = () => within(screen.getByRole('alert')).getAllByRole('link');

it('problems are listed in their order as an alert, the first of each field with its name', () => {
  render(<Form problems={[PRICE, CARE, { field: 'price', message: '다른 문제' }]} />);
  expect(links().map((link) => link.textContent)).toEqual([
    '판매가: 판매가를 입력해 주세요.',
    '취급 방법: 취급 방법을 입력해 주세요.',
  ]);
});

it('a link focuses the field of its problem, or the button of a part without a field', async () => {
  render(<Form problems={[PRICE, CARE, IMAGES]} />);
  const [, care, images] = links();
  await userEvent.click(care as HTMLElement);
  expect(screen.getByLabelText('취급 방법')).toHaveFocus();
  await userEvent.click(images as HTMLElement);
  expect(screen.getByRole('button', { name: '사진 올리기' })).toHaveFocus();
});

it('one problem alone is listed; without a problem, or with one of no field, there is no list', () => {
  const { rerender } = render(<Form problems={[PRICE]} />);
  expect(links().map((link) => link.textContent)).toEqual(['판매가: 판매가를 입력해 주세요.']);
  rerender(<Form problems={[{ field: '', message: '다른 문제' }]} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Form problems={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
