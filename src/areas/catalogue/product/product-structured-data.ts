import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { ReviewStats } from '#domain/reviews/review-stats.ts';
import type { DrawnScreen } from '#src/flow/screen-head.ts';
import { breadcrumbs } from '#src/lib/navigation/breadcrumbs.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { shortText } from '#src/lib/short-text.ts';
import { headText } from '#src/text/head.ts';
import { brandPath } from '../brand/brand-paths.ts';
import { categoryPath } from '../product-list/product-list-head.ts';

/** Highest number of pictures in structured data. */
const PICTURES = 4;

type Places = Pick<DrawnScreen, 'at' | 'pictureAt'>;

/** Returns whether any option of a product is in stock. */
export const isInStock = ({ options }: ProductDetail): boolean => options.some(({ stock }) => stock > 0);

/** Product as structured data of schema.org; the rating only if there are reviews. */
export function productStructuredData(
  product: ProductDetail,
  stats: ReviewStats | null,
  { at, pictureAt }: Places,
) {
  const url = at(paths.product(product.productId));
  const id = String(product.productId);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name: product.name,
    description: shortText(product.description, 500),
    image: product.images.slice(0, PICTURES).map((image) => pictureAt(image.url)),
    sku: id,
    productID: id,
    category: product.categoryName,
    ...(product.brand
      ? { brand: { '@type': 'Brand', name: product.brand.name, url: at(brandPath(product.brand.brandId)) } }
      : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: product.discountPrice,
      priceCurrency: 'KRW',
      availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: product.storeName },
    },
    ...(stats && stats.totalReviews > 0 ? { aggregateRating: rating(stats) } : {}),
  };
}

const rating = ({ averageRating, totalReviews }: ReviewStats) => ({
  '@type': 'AggregateRating',
  ratingValue: averageRating,
  reviewCount: totalReviews,
  bestRating: 5,
  worstRating: 1,
});

/** Returns the breadcrumbs of a product page as structured data. */
export const wayTo = (product: ProductDetail, { at }: Places) =>
  breadcrumbs([
    { name: headText.home, item: at(paths.home) },
    { name: product.categoryName, item: at(categoryPath(product.categoryId)) },
    { name: product.name, item: at(paths.product(product.productId)) },
  ]);
