import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductOption } from '#domain/catalogue/product.ts';
import { SizeTable } from '#src/areas/catalogue/product/size-table.tsx';
import { renderShop } from '../../support/client/member-app.tsx';

const option = (size: string, gender: ProductOption['gender']) => ({ size, gender });
const cells = () => screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);

it('size table of a shoe for men has its sizes once, from small to large, without sizes of women', () => {
  renderShop(
    <SizeTable options={[option('270', 'MEN'), option('265', 'MEN'), option('270', 'MEN')]} />,
    {},
    { person: null },
  );
  expect(cells()).toEqual(['mmEUUKUS 남', '265427.58.5', '27042.589']);
});

it('size table of a shoe for women has no sizes of men; one for everybody has both', () => {
  const { unmount } = renderShop(<SizeTable options={[option('240', 'WOMEN')]} />, {}, { person: null });
  expect(cells()).toEqual(['mmEUUKUS 여', '2403857']);
  unmount();
  renderShop(<SizeTable options={[option('240', 'UNISEX')]} />, {}, { person: null });
  expect(cells()).toEqual(['mmEUUKUS 남US 여', '24038567']);
});
