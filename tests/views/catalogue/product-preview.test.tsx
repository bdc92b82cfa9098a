import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { productDetailEntry } from '#proof/catalogue/products.proof.ts';
import { shoe, shoes } from '#proof/kit/product.samples.ts';
import { listedProduct, MAX_LISTED, noteProducts } from '#src/areas/catalogue/product/listed-products.ts';
import ProductDetailScreen, { parts } from '#src/areas/catalogue/product/product-detail-screen.tsx';
import { ProductRail } from '#src/areas/catalogue/recommendations/product-rail.tsx';
import { renderShop } from '../../support/client/member-app.tsx';

// The code is loaded, as on a later page of a visit.
beforeAll(() => Promise.all(parts.map((part) => part.preload())));

const detail = productDetailEntry.ports.load?.done;
const page = <ProductDetailScreen params={{ id: '1' }} title="상품 상세" />;
const rail = <ProductRail title="인기" more={{ href: '/products', text: '더 보기' }} products={shoes} />;
const priceOf = (won: string) => screen.queryByText(won, { exact: false });

/** Shows some shoes, then the page of the first one; its answer waits for `letThrough`. */
function goFromRail(reply: { status?: number; body: unknown }) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const waiting = async () => {
    await held;
    return reply;
  };
  const shop = renderShop(rail, { 'GET /api/products/1': waiting }, { person: null });
  shop.rerender(page);
  return { ...shop, letThrough };
}

it('product page starts with name, store, price and picture of the list, without buy buttons', async () => {
  const { letThrough, to, container } = goFromRail({ body: { success: true, data: detail } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(shoe(1).name);
  expect(screen.getByRole('link', { name: shoe(1).storeName })).toBeVisible();
  expect(priceOf('63,200')).toBeVisible();
  const picture = screen.getByRole('img', { name: `${shoe(1).name} 사진 1` });
  expect(picture).toHaveAttribute('src', expect.stringContaining('gorae-low-NAVY-1'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('[data-flow="productDetail"]')).toHaveAttribute(
    'data-state',
    'loading.previewed',
  );
  await waitFor(() => expect(to('/api/products/1')).toHaveLength(1));
  letThrough();
  expect(await screen.findByRole('group', { name: /^색상/ })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('product page replaces the price of the list by the loaded one', async () => {
  const now = { ...Object(detail), price: 79_000, discountPrice: 71_100 };
  const { letThrough } = goFromRail({ body: { success: true, data: now } });
  expect(priceOf('63,200')).toBeVisible();
  letThrough();
  expect((await screen.findAllByText('71,100', { exact: false }))[0]).toBeVisible();
  expect(priceOf('63,200')).toBeNull();
});

it('product page shows no preview for a deleted product', async () => {
  const gone = { status: 404, body: { success: false, message: '판매가 끝난 상품이에요.' } };
  const { letThrough } = goFromRail(gone);
  letThrough();
  expect(await screen.findByText('판매가 끝난 상품이에요.')).toBeVisible();
  expect(screen.queryByText(shoe(1).name)).toBeNull();
});

it('product page starts empty if no list has shown the product', () => {
  const { container } = renderShop(page, {}, { person: null });
  expect(container.querySelector('[data-state="loading.blank"]')).not.toBeNull();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('known products are the last ones seen, up to a limit', () => {
  const { app } = renderShop(<p>상점</p>, {}, { person: null });
  const many = Array.from({ length: MAX_LISTED }, (_, index) => ({ ...shoe(1), productId: index + 1 }));
  noteProducts(app, many);
  const cheaper = { ...shoe(1), discountPrice: 1_000 };
  noteProducts(app, [cheaper, { ...shoe(2), productId: MAX_LISTED + 1 }]);
  expect(listedProduct(app, 1)).toBe(cheaper);
  expect(listedProduct(app, 2)).toBeNull();
  expect(listedProduct(app, 3)).not.toBeNull();
});

it('known products are separate per app, such as the next page on a server', () => {
  const { app } = renderShop(rail, {}, { person: null });
  expect(listedProduct(app, 1)).toBe(shoe(1));
  expect(listedProduct(renderShop(<p>상점</p>, {}, { person: null }).app, 1)).toBeNull();
});
