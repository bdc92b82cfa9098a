import { Link } from 'wouter';
import type { FeedProduct } from '#domain/community/feed.ts';
import { POINT_SCALE } from '#domain/community/feed-pairs.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';

const Point = styled(Link, {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '-22px 0 0 -22px',
  borderRadius: '$round',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: '26px',
    height: '26px',
    borderRadius: '$round',
    background: '$inkOnTile',
    color: '$tile',
    fontSize: '$meta',
    fontWeight: '$semibold',
    boxShadow: '0 0 0 2px $colors$tile',
  },
});

export type PicturePointsProps = { imageId: number; products: readonly FeedProduct[] };

const percent = (place: number | null): string => `${((place ?? 0) * 100) / POINT_SCALE}%`;

/** Points of the products on a picture of a feed, as links to the products; numbered as the list below. */
const PicturePoints = ({ imageId, products }: PicturePointsProps) =>
  products.map((product, index) =>
    product.imageId === imageId && product.productId ? (
      <Point
        key={product.orderItemId}
        href={paths.product(product.productId)}
        aria-label={product.productName ?? ''}
        title={product.productName ?? ''}
        style={{ left: percent(product.x), top: percent(product.y) }}
      >
        <span aria-hidden>{index + 1}</span>
      </Point>
    ) : null,
  );

export default PicturePoints;
