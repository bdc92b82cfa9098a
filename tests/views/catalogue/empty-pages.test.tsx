import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { toPaged } from '#domain/kit/page.ts';
import { shoes } from '#proof/kit/product.samples.ts';
import ProductDetailScreen from '#src/areas/catalogue/product/product-detail-screen.tsx';
import NoProducts from '#src/areas/catalogue/product-list/no-products.tsx';
import ProductListScreen from '#src/areas/catalogue/product-list/product-list-screen.tsx';
import { RailSlot } from '#src/ui/products/rail-slot.ts';
import { renderShop } from '../../support/client/member-app.tsx';

const list = toPaged([...shoes], { page: 0, size: 20 }, shoes.length);
const answers = {
  '/api/products': {
    body: { success: true, data: { ...list, number: 0, correctedQuery: '한강', withoutOne: [] } },
  },
};
const noop = () => {};

afterEach(() => window.history.replaceState(null, '', '/'));

it('ProductDetailScreen of a missing product links to the list and popular products, without a retry', async () => {
  const body = { success: false, code: 'PRODUCT_NOT_FOUND', message: '없는 상품이에요.', data: null };
  renderShop(
    <RailSlot value={(rail) => <output>{JSON.stringify(rail)}</output>}>
      <ProductDetailScreen params={{ id: '99999' }} title="" />
    </RailSlot>,
    { '/api/products/99999': { status: 404, body } },
    { person: null },
  );
  expect(await screen.findByRole('link', { name: '상품 목록 보기' })).toHaveAttribute('href', '/products');
  expect(screen.getByText('{"of":"popular"}')).toBeVisible();
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

it('NoProducts offers the filters to drop with their results, largest first, and some of the products', async () => {
  const filter = { ...EMPTY_FILTER, categoryIds: [2], sizes: ['230'] };
  const withoutOne = [
    { condition: 'categoryId', count: 3 },
    { condition: 'sizes', count: 14 },
  ] as const;
  renderShop(<NoProducts filter={filter} withoutOne={[...withoutOne]} onClear={noop} />, answers, {
    person: null,
  });
  const links = await screen.findAllByRole('link', { name: /빼면 \d+개$/ });
  expect(links.map((link) => [/(\d+)개$/.exec(link.textContent)?.[1], link.getAttribute('href')])).toEqual([
    ['14', expect.stringMatching(/categoryId=2(?!.*sizes)/)],
    ['3', expect.stringMatching(/sizes=230(?!.*categoryId)/)],
  ]);
  expect(await screen.findByText(shoes[0]?.name ?? 'no shoe')).toBeVisible();
});

it('NoProducts offers the words without filters', () => {
  renderShop(
    <NoProducts filter={{ ...EMPTY_FILTER, q: '부츠', categoryIds: [1] }} withoutOne={[]} onClear={noop} />,
    {},
    { person: null },
  );
  expect(screen.getByRole('link', { name: '필터 없이 ‘부츠’ 찾기' })).toHaveAttribute(
    'href',
    `/products?q=${encodeURIComponent('부츠')}`,
  );
});

it('ProductListScreen says for which corrected words it shows results', async () => {
  window.history.replaceState(null, '', `/products?q=${encodeURIComponent('한겅')}`);
  renderShop(<ProductListScreen />, answers, { person: null, at: '/products' });
  expect(await screen.findByText('‘한겅’ 대신 ‘한강’ 검색 결과를 보여 드려요.')).toBeVisible();
});
