import { describe, expect, it } from 'vitest';
import { EMPTY_FEED } from '#domain/community/feed-draft.ts';
import { POINT_SCALE } from '#domain/community/feed-pairs.ts';
import { MAX_FEED_PAIRS } from '#domain/policies/community.ts';
import {
  altsBody,
  chosenPairs,
  pairsBody,
  pictureKey,
  pointsOn,
  withoutPoint,
  withPair,
  withPoint,
  withPurchase,
} from '#machines/community/feed-shown.model.ts';

const file = (name: string) => new File(['x'], name, { lastModified: 7 });
const [one, two] = [file('one.png'), file('two.png')];
const blank = { ...EMPTY_FEED, pictures: [one, two] };
const purchase = (orderItemId: number, productName: string, productColor = 'BLACK') => ({
  orderItemId,
  productId: orderItemId,
  productName,
  productColor,
  productImageUrl: null,
  imageUrl: null,
  orderedAt: '',
  purchaseDate: '',
});

describe('pairs of the feed editor', () => {
  it('are chosen and given up one by one; the first chosen one is that of the feed', () => {
    const both = { ...blank, ...withPair({ ...blank, orderItemId: '3' }, '5') };
    expect(chosenPairs(both)).toEqual(['3', '5']);
    expect(withPair(both, '3')).toMatchObject({ orderItemId: '5', more: [] });
    const many = Array.from({ length: MAX_FEED_PAIRS }, (_, n) => String(n));
    const full = { ...blank, orderItemId: 'x', more: many.slice(1) };
    expect(chosenPairs({ ...full, ...withPair(full, 'new') })).toHaveLength(MAX_FEED_PAIRS);
  });

  it('have points within the edges, which stay with their picture when it moves', () => {
    const form = { ...blank, orderItemId: '3', more: ['5'] };
    const points = withPoint(form, '5', { picture: pictureKey(two), x: -20, y: POINT_SCALE + 20.4 });
    const pointed = { ...form, points };
    expect(pointsOn(pointed, two)).toEqual([{ id: '5', picture: pictureKey(two), x: 0, y: POINT_SCALE }]);
    expect(pointsOn(pointed, one)).toEqual([]);
    const moved = { ...pointed, pictures: [two, one] };
    expect(pairsBody(moved, 'create')).toEqual([
      { orderItemId: 3, point: null },
      { orderItemId: 5, point: { picture: 0, x: 0, y: POINT_SCALE } },
    ]);
    expect(pairsBody({ ...pointed, pictures: [one] }, 'create')?.[1]).toEqual({
      orderItemId: 5,
      point: null,
    });
    expect([withoutPoint(pointed, '5'), withPair(pointed, '5').points]).toEqual([{}, {}]);
  });

  it('are not sent for one pair without a point', () => {
    expect(pairsBody({ ...blank, orderItemId: '3' }, 'create')).toBeUndefined();
  });
});

describe('descriptions of the feed editor', () => {
  const purchases = [purchase(3, '고래 로우'), purchase(5, '한라 부츠', 'IVORY')];
  const form = { ...blank, orderItemId: '3', more: ['5'] };

  it('are proposed from products and colours, and typed ones stay with their picture', () => {
    const alts = { [pictureKey(two)]: '계단에 선 모습' };
    expect(altsBody({ ...form, alts }, purchases)).toEqual([
      '블랙 고래 로우, 아이보리 한라 부츠 신은 사진 1',
      '계단에 선 모습',
    ]);
    expect(altsBody({ ...form, alts, pictures: [two] }, purchases)).toEqual(['계단에 선 모습']);
  });

  it('are never empty: a cleared one is proposed again, and a stored one stays', () => {
    const alts = { [pictureKey(one)]: ' ' };
    expect(altsBody({ ...form, alts }, purchases)[0]).toBe('블랙 고래 로우, 아이보리 한라 부츠 신은 사진 1');
    const stored = { imageId: 9, imageUrl: 'a.webp', sortOrder: 0, alt: '벤치에서' };
    expect(altsBody({ ...form, pictures: [stored] }, [])).toEqual(['벤치에서']);
  });
});

it('pairsBody of a change names every pair, so that one can be removed, and none where the own pair is unknown', () => {
  const form = { ...EMPTY_FEED, pictures: [] };
  expect(pairsBody({ ...form, orderItemId: '3' }, 'edit')).toEqual([{ orderItemId: 3, point: null }]);
  expect(pairsBody(form, 'edit')).toBeUndefined();
});

it('withPurchase keeps the own pair of a stored feed, and removes others', () => {
  const purchase = (orderItemId: number) => ({
    orderItemId,
    productId: 1,
    productName: '고래 로우',
    productImageUrl: null,
    imageUrl: null,
    orderedAt: '2026-11-20',
    purchaseDate: '2026-11-20',
  });
  const form = { ...EMPTY_FEED, pictures: [], orderItemId: '3', more: ['5'] };
  expect(withPurchase(form, purchase(3), 'edit')).toEqual({});
  expect(withPurchase(form, purchase(5), 'edit')).toMatchObject({ orderItemId: '3', more: [] });
  expect(withPurchase(form, purchase(3), 'create')).toMatchObject({ orderItemId: '5', more: [] });
});
