import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductOption } from '#domain/catalogue/product.ts';
import { SizeTable } from '#src/areas/catalogue/product/size-table.tsx';
import { renderShop } from '../../support/client/member-app.tsx';

const option = (size: string, gender: ProductOption['gender']) => ({ size, gender });
const cells = () => screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);

it('size table of a shoe for men has its sizes once, from small to large, without sizes of women', () => {
  renderShop(
    <SizeTable options={[option('270', 'MEN'), option('265', 'MEN'), option('270', 'MEN')]} lengths={[]} />,
    {},
    { person: null },
  );
  expect(cells()).toEqual(['mmEUUKUS 남', '265427.58.5', '27042.589']);
});

it('size table of a shoe for women has no sizes of men; one for everybody has both', () => {
  const { unmount } = renderShop(
    <SizeTable options={[option('240', 'WOMEN')]} lengths={[]} />,
    {},
    { person: null },
  );
  expect(cells()).toEqual(['mmEUUKUS 여', '2403857']);
  unmount();
  renderShop(<SizeTable options={[option('240', 'UNISEX')]} lengths={[]} />, {}, { person: null });
  expect(cells()).toEqual(['mmEUUKUS 남US 여', '24038567']);
});

it('size table shows the measured length of each size that has one', () => {
  const lengths = [
    { size: '265', innerMm: 277 },
    { size: '300', innerMm: 312 },
  ];
  const options = [option('265', 'MEN'), option('270', 'MEN')];
  renderShop(<SizeTable options={options} lengths={lengths} />, {}, { person: null });
  expect(cells()).toEqual(['mm안쪽(mm)EUUKUS 남', '265277427.58.5', '270-42.589']);
});

it('size table has no lengths if none of its sizes is measured', () => {
  renderShop(
    <SizeTable options={[option('265', 'MEN')]} lengths={[{ size: '300', innerMm: 312 }]} />,
    {},
    { person: null },
  );
  expect(cells()[0]).toBe('mmEUUKUS 남');
});
