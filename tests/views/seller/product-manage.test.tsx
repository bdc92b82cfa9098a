import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import type { SellerProductRow } from '#domain/seller/products/product-endpoints.ts';
import ProductManageScreen from '#src/areas/seller/products/list/product-manage-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const { items } = Object(entryOf('sellerProducts').ports.loadPage?.done) as {
  items: SellerProductRow[];
};
const counts = { all: 3, DRAFT: 2, ON_SALE: 0, HIDDEN: 0, SUSPENDED: 1 };
const rowNamed = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') ?? document.body);

it('ProductManageScreen shows missing requirements of a draft below its state, and the reason of a suspension', async () => {
  const [row] = items;
  if (!row) throw new Error('the sample has no product');
  const draft: SellerProductRow = { ...row, productId: 11, name: '덜 쓴 신발', state: 'DRAFT', lacks: 3 };
  const rows: SellerProductRow[] = [
    draft,
    { ...draft, productId: 12, name: '다 쓴 신발', lacks: 0 },
    {
      ...draft,
      productId: 13,
      name: '멈춘 신발',
      state: 'SUSPENDED',
      suspendedReason: '소재를 확인해 주세요',
    },
  ];
  const page = { ...toPaged(rows, { page: 0, size: 20 }, rows.length), number: 0, counts };
  renderShop(
    <ProductManageScreen />,
    { '/api/seller/products': { body: { success: true, data: page } } },
    { person: { ...MEMBER, userType: 'seller' }, at: '/product-manage' },
  );
  expect((await rowNamed('덜 쓴 신발')).getByText('입력할 정보 3개')).toBeTruthy();
  expect((await rowNamed('다 쓴 신발')).queryByText(/채울 것/)).toBeNull();
  const stopped = await rowNamed('멈춘 신발');
  expect(stopped.getByText('소재를 확인해 주세요')).toBeTruthy();
  expect(stopped.queryByText(/채울 것/)).toBeNull();
  // The code of the store is shown below the name.
  expect(stopped.getByText('RUN-01')).toBeTruthy();
});
