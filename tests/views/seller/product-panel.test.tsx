import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { BulkProductRow } from '#domain/seller/products/bulk-edit.ts';
import type { BulkEdit } from '#machines/seller/products/bulk-edit.machine.ts';
import { sellerProductDetail } from '#proof/seller/products.proof.ts';
import BulkEditPreview from '#src/areas/seller/products/bulk-edit/bulk-edit-preview.tsx';
import ProductPanel from '#src/areas/seller/products/list/product-panel.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const noop = () => {};
const PERIOD = { saleFrom: '2099-12-29T00:00:00.000Z', saleUntil: '2099-12-30T09:00:00.000Z' };
const SPAN = '2099년 12월 29일 오전 9:00부터 2099년 12월 30일 오후 6:00까지';

// Code that loads with a press is loaded before the tests.
beforeAll(async () => {
  await import('#src/ui/dialogs/dialog.tsx');
}, 60_000);

function panelOf(product: object, answers: Answers = {}) {
  const onOpen = vi.fn();
  renderShop(
    <ProductPanel id={1} title="" onOpen={onOpen} onClose={noop} onDone={noop} />,
    { '/api/seller/products/1': ok({ ...sellerProductDetail, ...product }), ...answers },
    { person: { ...MEMBER, userType: 'seller' }, at: '/product-manage?open=1' },
  );
  return onOpen;
}

it('ProductPanel lists what a draft lacks, and offers no sale before it is complete', async () => {
  const message = '대표 사진을 한 장 이상 올려 주세요.';
  panelOf({ state: 'DRAFT', missing: [{ field: 'mainImages', message }] });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: '판매 시작' })).toBeNull();
  expect(screen.getByRole('link', { name: '상품 수정' })).toHaveAttribute('href', '/products/edit/1');
});

it('ProductPanel offers the sale of a complete draft', async () => {
  panelOf({ state: 'DRAFT', missing: [] });
  expect(await screen.findByRole('button', { name: '판매 시작' })).toBeVisible();
});

it('ProductPanel shows the period of a discount that has not begun', async () => {
  panelOf({ ...PERIOD, saleStage: 'BEFORE' });
  expect(await screen.findByText(`${SPAN} · 예약 할인`)).toBeVisible();
});

it('ProductPanel opens the copy of a product after one confirmation', async () => {
  const onOpen = panelOf(
    {},
    { 'POST /api/seller/products/1/copy': ok({ ...sellerProductDetail, productId: 9 }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: '복사' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '복사' }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(9));
});

const before = {
  price: 30_000,
  discountPrice: 30_000,
  state: 'ON_SALE',
  categoryId: 1,
  saleFrom: null,
  saleUntil: null,
};
const row: BulkProductRow = {
  id: 7,
  name: '러닝화',
  version: 1,
  done: true,
  reason: null,
  isSame: false,
  before,
  after: before,
};
const preview = (change: BulkEdit['change'], after: object) =>
  render(
    <BulkEditPreview
      edit={{ change, rows: [{ ...row, after: { ...before, ...after } }] }}
      count={1}
      isSaving={false}
      onConfirm={noop}
      onClose={noop}
    />,
  );

it('BulkEditPreview shows the discounted price with its period', async () => {
  const change = { kind: 'DISCOUNT', discountType: 'RATE_DISCOUNT', discountValue: 10, ...PERIOD } as const;
  preview(change, { discountPrice: 27_000, ...PERIOD, saleFrom: null });
  expect(await screen.findByText('30,000원 → 27,000원 (2099년 12월 30일 오후 6:00까지)')).toBeVisible();
});

it('BulkEditPreview shows both periods of a changed one', async () => {
  preview({ kind: 'PERIOD', ...PERIOD }, PERIOD);
  expect(await screen.findByText(`계속 → ${SPAN}`)).toBeVisible();
});
