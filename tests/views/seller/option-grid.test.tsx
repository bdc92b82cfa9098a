import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sellerProductDetail } from '#proof/seller/products.proof.ts';
import ProductEditScreen from '#src/areas/seller/products/editor/product-edit-screen.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/api/seller/products/1';
const ok = (data: unknown) => ({ body: { success: true, data } });
const person = { ...MEMBER, userType: 'seller' };
const render = (more: Answers = {}) =>
  renderShop(
    <ProductEditScreen title="" params={{ id: '1' }} />,
    {
      'GET /api/products/categories': ok([]),
      'GET /api/brands': ok([]),
      [`GET ${PATH}`]: ok(sellerProductDetail),
      ...more,
    },
    { person, at: '/products/edit/1' },
  );
// Columns begin with 230, so 260 is the seventh. It has forty pieces and eighteen sold ones; 265 has none.
const cell = async (column: number) => {
  const grid = await screen.findByRole('grid');
  return grid.querySelector<HTMLElement>(`[data-cell="0-${column}"]`) ?? expect.fail('no cell');
};
const choose = async (column: number) => {
  fireEvent.pointerDown(await cell(column), { button: 0 });
};
const details = (name: string) => within(screen.getByRole('region', { name }));

it('OptionGrid shows stock, low stock and sales, and all details of the selected cell', async () => {
  render();
  expect((await cell(6)).textContent).toBe('40판매 18');
  const low = await cell(7);
  expect([low.dataset.mark, low.textContent]).toEqual(['low', '0 품절 임박']);
  await choose(6);
  const option = details('블랙 260 옵션');
  expect(option.getByText('재고 40켤레 · 최근 30일 판매 18켤레')).toBeTruthy();
  expect(option.getByLabelText<HTMLInputElement>('옵션 코드').value).toBe('RUN-01-260');
  expect(option.getByLabelText<HTMLInputElement>('부족 기준').value).toBe('3');
  await choose(0);
  expect(details('블랙 230 옵션').queryByLabelText('부족 기준')).toBeNull();
});

it('OptionGrid changes threshold and code of one option, and marks low stock by the new threshold at once', async () => {
  const shop = render({ [`PUT ${PATH}`]: ok(null) });
  await choose(6);
  const option = details('블랙 260 옵션');
  const low = option.getByLabelText<HTMLInputElement>('부족 기준');
  fireEvent.change(low, { target: { value: '' } });
  expect([low.value, (await cell(6)).dataset.mark]).toEqual(['', undefined]);
  fireEvent.change(low, { target: { value: '40' } });
  expect((await cell(6)).dataset.mark).toBe('low');
  fireEvent.change(option.getByLabelText('옵션 코드'), { target: { value: 'R-260' } });
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(shop.requests.some(({ method }) => method === 'PUT')).toBe(true));
  const form = shop.requests.find(({ method }) => method === 'PUT')?.body;
  const part = form instanceof FormData ? form.get('product') : null;
  const words = JSON.parse(part instanceof Blob ? await part.text() : '');
  const common = { gender: 'UNISEX', color: 'BLACK' };
  expect(words.options).toEqual([
    { ...common, size: '260', stock: 40, seenStock: 40, lowStock: 40, sku: 'R-260' },
    { ...common, size: '265', stock: 0, seenStock: 0 },
  ]);
});

it('OptionGrid fills thresholds like stock, and pastes codes, of existing options only', async () => {
  render();
  await choose(6);
  const grid = await screen.findByRole('grid');
  fireEvent.click(screen.getByRole('button', { name: '부족 기준' }));
  expect((await cell(6)).textContent).toBe('3');
  for (const key of ['ArrowRight', '1', '2']) fireEvent.keyDown(grid, { key });
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  expect([(await cell(7)).textContent, (await cell(8)).textContent]).toEqual(['12 품절 임박', '']);
  fireEvent.click(screen.getByRole('button', { name: '옵션 코드' }));
  expect((await cell(6)).textContent).toBe('RUN-01-260');
  await choose(6);
  const clipboardData = { getData: () => 'A\tB\tC' };
  fireEvent.paste(grid, { clipboardData });
  expect(screen.getByText(/2칸을 채웠어요. 40자를 넘거나 판매하지 않는 사이즈인 1칸은/)).toBeTruthy();
  expect((await cell(7)).textContent).toBe('B 품절 임박');
  fireEvent.click(screen.getByRole('button', { name: '코드 지우기' }));
  expect((await cell(6)).textContent).toBe('');
  // Its pieces are unchanged.
  fireEvent.click(screen.getByRole('button', { name: '재고' }));
  expect((await cell(6)).textContent).toBe('40판매 18');
});

it('OptionGrid draws a selection by mouse, and not by touch', async () => {
  render();
  await choose(2);
  const chosen = async () => (await screen.findAllByRole('gridcell', { selected: true })).length;
  const over = (pointerType: string) => ({ buttons: 1, pointerType });
  fireEvent.pointerOver(await cell(5), over('touch'));
  expect(await chosen()).toBe(1);
  fireEvent.pointerOver(await cell(5), over('mouse'));
  expect(await chosen()).toBe(4);
  fireEvent.pointerDown(await cell(9), { button: 0, shiftKey: true });
  expect(await chosen()).toBe(8);
});
