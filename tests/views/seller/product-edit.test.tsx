import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sentenceOf } from '#domain/kit/errors.ts';
import { ProductEditor } from '#src/areas/seller/products/editor/product-editor.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

it.each([
  ['of another store', 403, 'PRODUCT_ACCESS_DENIED'],
  ['that was deleted', 404, 'PRODUCT_NOT_FOUND'],
  ['with a number that is none', 400, 'INVALID_INPUT_VALUE'],
] as const)('ProductEditor of a product %s links to the own products', async (_, status, code) => {
  const refused = { success: false, code, message: sentenceOf(code), data: null, errors: [] };
  const { container } = renderShop(
    <ProductEditor id={77} />,
    {
      '/api/products/categories': { body: { success: true, data: [] } },
      '/api/brands': { body: { success: true, data: [] } },
      '/api/seller/products/77': { status, body: refused },
    },
    { person: { ...MEMBER, userType: 'seller' }, at: '/products/edit/77' },
  );
  expect(await screen.findByText('내 스토어에 없는 상품이에요')).toBeTruthy();
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/product-manage');
  expect(container.querySelector('form')).toBeNull();
});
