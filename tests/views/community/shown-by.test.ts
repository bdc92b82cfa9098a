import { expect, it } from 'vitest';
import type { FeedProduct, FeedWire } from '#domain/community/feed.ts';
import { shownBy } from '#src/areas/community/feed-editor/shown-by.ts';

const pair = (orderItemId: number, more: Partial<FeedProduct> = {}): FeedProduct => ({
  orderItemId,
  productId: orderItemId * 10,
  productName: `신발 ${orderItemId}`,
  productSize: 260,
  productColor: 'BLACK',
  imageId: null,
  x: null,
  y: null,
  ...more,
});
const stored = (own: FeedProduct | null, products: FeedProduct[]): FeedWire => ({
  ...(own ?? {}),
  feedId: 1,
  title: '두 켤레',
  content: '번갈아 신어요',
  feedType: 'DAILY',
  likeCount: 0,
  commentCount: 0,
  participantVoteCount: null,
  userId: 1,
  userNickname: '나리',
  images: [],
  imageUrls: [],
  hashtags: [],
  products,
  createdAt: '2026-11-30T00:00:00.000Z',
});

it('shownBy a feed of several pairs names its own pair apart from the others, in whatever order they are', () => {
  const { orderItemId, more } = shownBy(stored(pair(3), [pair(5), pair(3), pair(4)]));
  expect([orderItemId, more]).toEqual(['3', ['5', '4']]);
});

it('shownBy a feed places points by the picture, the edge among them, and none for a pair without one', () => {
  const [own, edge] = [pair(3, { imageId: 8, x: 300, y: 400 }), pair(4, { imageId: 9, x: 0, y: 0 })];
  expect(shownBy(stored(pair(3), [own, edge, pair(5)])).points).toEqual({
    3: { picture: '8', x: 300, y: 400 },
    4: { picture: '9', x: 0, y: 0 },
  });
});

it('shownBy an older feed without pairs has its own pair alone, which the form knows', () => {
  const form = shownBy(stored(pair(3), []));
  expect(form).toMatchObject({ orderItemId: '3', more: [], points: {} });
  expect(form.known).toMatchObject([
    { orderItemId: 3, productId: 30, productName: '신발 3', orderedAt: '2026-11-30T00:00:00.000Z' },
  ]);
});

it('shownBy a feed without a bought pair, or with one whose product is gone, knows no purchase of it', () => {
  expect(shownBy(stored(null, []))).toEqual({ orderItemId: '', more: [], points: {}, known: [] });
  expect(shownBy(stored(pair(3), [pair(4, { productId: null })])).known).toMatchObject([{ orderItemId: 3 }]);
});
