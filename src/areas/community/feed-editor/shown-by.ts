import type { FeedProduct, FeedWire } from '#domain/community/feed.ts';
import type { FormPoint } from '#domain/community/feed-draft.ts';
import type { PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import type { FeedValues } from '#machines/community/feed-shown.model.ts';

type Pair = Omit<FeedProduct, 'imageId' | 'x' | 'y'>;

const purchaseOf = ({ orderItemId, productId, productName, ...pair }: Pair, day: string): PurchasedItem[] =>
  orderItemId && productId
    ? [
        {
          orderItemId,
          productId,
          productName: productName ?? '',
          productSize: pair.productSize,
          productColor: pair.productColor,
          productImageUrl: pair.productImageUrl ?? null,
          imageUrl: pair.productImageUrl ?? null,
          orderedAt: day,
          purchaseDate: day,
        },
      ]
    : [];

const pointOf = ({ orderItemId, imageId, x, y }: FeedProduct): [string, FormPoint][] =>
  imageId === null || x === null || y === null
    ? []
    : [[String(orderItemId), { picture: String(imageId), x, y }]];

/** Returns the pairs that a stored feed shows as the form holds them, with their points; its own is first. */
export function shownBy(feed: FeedWire): Pick<FeedValues, 'orderItemId' | 'more' | 'points' | 'known'> {
  const known = [feed, ...feed.products].flatMap((pair) => purchaseOf(pair, feed.createdAt));
  const others = feed.products.filter(({ orderItemId }) => orderItemId !== feed.orderItemId);
  return {
    orderItemId: String(feed.orderItemId ?? ''),
    more: others.map(({ orderItemId }) => String(orderItemId)),
    points: Object.fromEntries(feed.products.flatMap(pointOf)),
    known,
  };
}
