import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { productFacetsEntry } from '#proof/catalogue/products.proof.ts';
import FilterPanel from '#src/areas/catalogue/filters/filter-panel.tsx';
import { renderShop } from '../../support/client/member-app.tsx';

const counts = {
  ...Object(productFacetsEntry.ports.loadFacets?.done),
  sizes: [{ value: '250', count: 3 }],
  colors: [{ value: 'BLACK', count: 3 }],
};
const panel = <FilterPanel filter={EMPTY_FILTER} onChange={() => {}} />;
const open = (answer: () => Promise<{ status?: number; body: unknown }>) =>
  renderShop(panel, { '/api/products/facets': answer }, { person: null });
const sizes = async () =>
  within(await screen.findByRole('group', { name: /^사이즈/ })).getAllByRole('checkbox');

it('FilterPanel offers sizes and colours only after the counts have loaded', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  open(async () => {
    await held;
    return { body: { success: true, data: counts } };
  });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  answer();
  expect(await sizes()).toHaveLength(1);
  expect(within(screen.getByRole('group', { name: /^색상/ })).getAllByRole('checkbox')).toHaveLength(1);
});

it('FilterPanel offers every size if the counts failed', async () => {
  open(async () => ({ status: 500, body: { success: false, message: '잠시 뒤에 다시 해 주세요.' } }));
  expect(await sizes()).toHaveLength(SHOE_SIZES.length);
});

it('FilterPanel sets both limits by a price band, and clears them by the same one', async () => {
  const body = { success: true, data: counts };
  const band = () => screen.findByRole('checkbox', { name: /^5~10만원/ });
  const onChange = vi.fn();
  const limits = { minPrice: 50_000, maxPrice: 99_999 };
  const drawn = (filter = EMPTY_FILTER) => <FilterPanel filter={filter} onChange={onChange} />;
  const { rerender } = renderShop(drawn(), { '/api/products/facets': { body } }, { person: null });
  fireEvent.click(await band());
  expect(onChange).toHaveBeenLastCalledWith(limits);
  rerender(drawn({ ...EMPTY_FILTER, ...limits }));
  expect(await band()).toBeChecked();
  fireEvent.click(await band());
  const { minPrice, maxPrice } = EMPTY_FILTER;
  expect(onChange).toHaveBeenLastCalledWith({ minPrice, maxPrice });
});
