import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { shoes } from '#proof/kit/product.samples.ts';
import BrandScreen from '#src/areas/catalogue/brand/brand-screen.tsx';
import { renderShop } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const brand = { brandId: 2, name: '다온', englishName: 'Daon', aliases: ['다온슈즈'] };
const products = ok({ ...toPaged([...shoes], { page: 0, size: 20 }, shoes.length), number: 0 });
const draw = (id: string | undefined, answers: Parameters<typeof renderShop>[1]) =>
  renderShop(<BrandScreen params={id === undefined ? {} : { id }} title="" />, answers, { person: null });

it('brand page has both names, and the number and cards of its products', async () => {
  const { to } = draw('2', { '/api/brands/2': ok(brand), '/api/products': products });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('다온 Daon');
  const goods = within(await screen.findByRole('region', { name: '브랜드 상품' }));
  expect((await goods.findByRole('status')).textContent).toBe(`상품 ${shoes.length}개`);
  expect(goods.getByRole('link', { name: '조건으로 찾기' }).getAttribute('href')).toContain('brandId=2');
  expect(to('/api/products').map(({ url }) => url)).toEqual(['/api/products?brandId=2&page=0&size=20']);
});

it('brand page of a merged brand leads on to the other one', async () => {
  window.history.replaceState(null, '', '/brands/7');
  draw('7', { '/api/brands/7': ok(brand), '/api/products': products });
  await waitFor(() => expect(window.location.pathname).toBe('/brands/2'));
});

it('brand page says so where there is no such brand', async () => {
  draw('x', {});
  expect(screen.getByRole('heading', { name: '찾을 수 없는 브랜드예요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '모든 브랜드 보기' }).getAttribute('href')).toBe('/brands');
});

it('index of brands has a link to each initial, and each brand below its initials', async () => {
  const listed = [
    { brandId: 2, name: '다온', englishName: 'Daon', products: 12 },
    { brandId: 7, name: '소담제화', englishName: '', products: 3 },
  ];
  draw(undefined, { '/api/brands/overview': ok(listed) });
  const initials = within(await screen.findByRole('navigation', { name: '첫 글자로 찾기' }));
  const links = initials.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['ㄷ', 'ㅅ', 'D']);
  for (const link of links) {
    const group = document.getElementById((link.getAttribute('href') ?? '').slice(1));
    expect(group?.getAttribute('aria-label')).toBe(link.textContent);
  }
  const below = (initial: string) =>
    within(screen.getByRole('region', { name: initial }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(below('ㄷ')).toEqual([['다온Daon상품 12개', '/brands/2']]);
  expect(below('D')).toEqual([['Daon다온상품 12개', '/brands/2']]);
  expect(below('ㅅ')).toEqual([['소담제화상품 3개', '/brands/7']]);
});

it('brandProducts: the next page is asked for once, and shown', async () => {
  const pageOf = (page: number) =>
    ok({ ...toPaged([...shoes], { page, size: 20 }, 2 * 20), number: page, totalPages: 2 });
  const { to } = draw('2', {
    '/api/brands/2': ok(brand),
    '/api/products': ({ url }) => pageOf(url.includes('page=1') ? 1 : 0),
  });
  await userEvent.click(await screen.findByRole('button', { name: '다음' }));
  await waitFor(() =>
    expect(to('/api/products').map(({ url }) => url)).toEqual([
      '/api/products?brandId=2&page=0&size=20',
      '/api/products?brandId=2&page=1&size=20',
    ]),
  );
});
