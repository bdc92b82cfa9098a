import { describe, expect, it } from 'vitest';
import { productDetailMachine } from '#machines/catalogue/product-detail.machine.ts';
import { productListMachine } from '#machines/catalogue/product-list.machine.ts';
import { reviewSummaryMachine } from '#machines/reviews/review-summary.machine.ts';
import { catalogueHeads } from '#src/areas/catalogue/heads.ts';
import { drawnScreen, productWith } from '../../support/client/rendered-screen.ts';

const stats = (totalReviews: number) => ({ data: { totalReviews, averageRating: 4.4 } });

describe('head of a product page', () => {
  const headOf = (product: ReturnType<typeof productWith> | null, asked: unknown = null) =>
    catalogueHeads.productDetail(
      drawnScreen({ known: { [productDetailMachine.id]: { data: product } }, asked }),
    );

  it('has an offer as structured data', async () => {
    const head = await headOf(productWith({ brand: { brandId: 3, name: '다온' } }), stats(5));
    expect(head).toMatchObject({ path: '/products/7', kind: 'product', picture: 'images/products/a.svg' });
    const [product, way] = head?.linkedData ?? [];
    expect(product).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': 'https://shop.example/products/7',
      name: '고래 로우',
      description: '어디에나 어울려요.',
      image: ['https://shop.example/content/images/products/a.svg'],
      sku: '7',
      productID: '7',
      category: '스니커즈',
      brand: { '@type': 'Brand', name: '다온', url: 'https://shop.example/brands/3' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/products/7',
        price: 63_200,
        priceCurrency: 'KRW',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: '골목스니커즈' },
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.4,
        reviewCount: 5,
        bestRating: 5,
        worstRating: 1,
      },
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '홈', item: 'https://shop.example/' },
        { position: 2, name: '스니커즈', item: 'https://shop.example/products?categoryId=1' },
        { position: 3, name: '고래 로우', item: 'https://shop.example/products/7' },
      ],
    });
  });

  it('has a rating only with reviews, and no offer if sold out', async () => {
    const [option] = productWith({}).options;
    const soldOut = productWith({ options: option ? [{ ...option, stock: 0 }] : [] });
    for (const asked of [null, { data: null }, stats(0)]) {
      const head = await headOf(soldOut, asked);
      expect(head?.linkedData?.[0]).not.toHaveProperty('aggregateRating');
      // A store is not a brand.
      expect(head?.linkedData?.[0]).not.toHaveProperty('brand');
      expect(head?.linkedData?.[0]).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock');
      expect(head?.description).toBe(
        '골목스니커즈의 고래 로우, 63,200원. 지금은 품절이에요. 어디에나 어울려요.',
      );
    }
    const none = await headOf(productWith({ options: [] }));
    expect(none?.linkedData?.[0]).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock');
  });

  it('has a description of one line within the length limit', async () => {
    const short = await headOf(productWith({}), stats(1_234));
    expect(short?.description).toBe(
      '골목스니커즈의 고래 로우, 63,200원. 리뷰 1,234개, 별점 4.4점. 어디에나 어울려요.',
    );
    const long = await headOf(
      productWith({ name: '👟'.repeat(300), description: '가\n나\u2028'.repeat(300) }),
    );
    const shown = [...new Intl.Segmenter('ko').segment(long?.description ?? '')];
    expect(shown.length).toBeLessThanOrEqual(160);
    expect(long?.description).not.toMatch(/[\n\u2028\p{Surrogate}]/u);
  });

  it('is null for a missing product', async () => {
    expect(await headOf(null)).toBeNull();
    expect(await catalogueHeads.productReviews(drawnScreen({}))).toBeNull();
  });
});

describe('head of a product list', () => {
  const listed = (items: number, page: number) => ({
    [productListMachine.id]: {
      page: { items: Array(items).fill({ mainImageUrl: null }), page, totalPages: 3, totalElements: 44 },
    },
  });
  const headOf = (search: string, { items = 20, page = 0 } = {}) =>
    catalogueHeads.productList(drawnScreen({ search, known: listed(items, page) }));

  it.each([
    ['', '/products'],
    ['page=0&size=20&sort=latest', '/products'],
    ['utm_source=x&page=-1', '/products'],
    ['categoryId=1', '/products?categoryId=1'],
    ['sort=latest&categoryId=1&minPrice=0', '/products?categoryId=1'],
  ])('%s has the canonical address %s', async (search, path) => {
    expect(await headOf(search)).toMatchObject({ path, robots: null });
  });

  it('has a canonical address per page; one past the end is the last one', async () => {
    expect(await headOf('page=2', { page: 2 })).toMatchObject({ path: '/products?page=2', robots: null });
    expect(await headOf('categoryId=1&page=99', { page: 2 })).toMatchObject({
      path: '/products?categoryId=1&page=2',
      robots: null,
    });
  });

  it.each([
    'categoryId=1,2',
    'q=a',
    'colors=BLACK',
    'sizes=250',
    'genders=MEN',
    'storeId=1',
    'minPrice=10000',
    'maxPrice=20000',
    'inStockOnly=true',
    'discountedOnly=true',
    'sort=popular',
    'size=10',
    'categoryId=1&sort=popular',
  ])('%s is noindex', async (search) => {
    expect(await headOf(search)).toMatchObject({ robots: 'noindex, follow' });
  });

  it('is noindex without products, and indexed if they failed to load', async () => {
    expect(await headOf('categoryId=1', { items: 0 })).toMatchObject({ robots: 'noindex, follow' });
    expect(await catalogueHeads.productList(drawnScreen({ search: 'categoryId=1' }))).toMatchObject({
      path: '/products?categoryId=1',
      robots: null,
    });
  });

  it('has the number of products', async () => {
    expect(await headOf('categoryId=1')).toMatchObject({
      description: '스니커즈 44개를 가격, 사이즈, 색상으로 골라 보세요.',
    });
  });
});

describe('head of a review list', () => {
  const headOf = (search: string, totalReviews: number) =>
    catalogueHeads.productReviews(
      drawnScreen({
        search,
        known: {
          [productDetailMachine.id]: { data: productWith({}) },
          [reviewSummaryMachine.id]: stats(totalReviews),
        },
      }),
    );

  it('has a canonical address per page without filters', async () => {
    expect(await headOf('page=1', 30)).toMatchObject({ path: '/products/7/reviews?page=1', robots: null });
    for (const search of ['rating=5', 'photoOnly=true', 'sort=rating_high', 'sizeFit=NORMAL'])
      expect(await headOf(search, 30)).toMatchObject({ robots: 'noindex, follow' });
    expect(await headOf('', 0)).toMatchObject({ robots: 'noindex, follow' });
  });
});

it('search page has no canonical address', async () => {
  expect(await catalogueHeads.search(drawnScreen({ search: 'q=%EB%9F%B0' }))).toMatchObject({
    path: '/search?q=%EB%9F%B0',
    robots: 'noindex, follow',
  });
});
