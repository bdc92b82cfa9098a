import type { ProductListItem } from '#domain/catalogue/product.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText as text } from '#src/text/products.ts';

const Line = styled('p', {
  fontSize: '$meta',
  color: '$ink3',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

/** Secondary facts of a product card: delivery, and its rating or, without reviews, the number of wishlists. */
export function CardFacts({ product }: { product: ProductListItem }) {
  const { freeShipping, soldOut, rating, reviewCount, wishNumber } = product;
  const words = [
    soldOut ? text.soldOut : freeShipping ? text.freeShipping : '',
    rating === null ? '' : text.stars(rating.toFixed(1), formatNumber(reviewCount)),
    rating === null && wishNumber > 0 ? text.wished(formatNumber(wishNumber)) : '',
  ];
  return <Line>{words.filter(Boolean).join(' · ')}</Line>;
}
