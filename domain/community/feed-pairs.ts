import * as v from 'valibot';
import { idSchema } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { MAX_FEED_PAIRS, MAX_PICTURES, PICTURE_ALT } from '../policies/community.ts';

/** Size of a picture in the unit of points: thousandths of its width and height. */
export const POINT_SCALE = 1_000;
const scaled = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(POINT_SCALE));

/** Point of a pair on a picture: the index of the picture among those of the feed, and the place on it. */
const pointField = v.object({
  picture: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PICTURES - 1)),
  x: scaled,
  y: scaled,
});

const TOO_MANY = `한 피드에 ${MAX_FEED_PAIRS}켤레까지 보여 줄 수 있어요.`;

/** Pairs that a feed shows, the first being that of the feed; each may have a point on a picture. */
export const pairsField = v.nullish(
  v.pipe(
    v.array(v.object({ orderItemId: idSchema, point: v.nullish(pointField) })),
    v.maxLength(MAX_FEED_PAIRS, TOO_MANY),
    v.check(
      (pairs) => new Set(pairs.map(({ orderItemId }) => orderItemId)).size === pairs.length,
      '같은 상품을 두 번 골랐어요.',
    ),
  ),
);

/** Alternative texts of the pictures in order; an empty one is replaced by a proposal of the server. */
export const imageAltsField = v.nullish(
  v.pipe(v.array(textField('사진 설명', 0, PICTURE_ALT)), v.maxLength(MAX_PICTURES)),
);

/** Proposed alternative text of a picture of a feed, from the names of its products with their colours. */
export function proposedAlt(products: readonly { name: string; color: string }[], index: number): string {
  const names = products.map(({ name, color }) => [color, name].filter(Boolean).join(' '));
  const whole = `${names.join(', ') || '신발'} 신은 사진 ${index + 1}`;
  return whole.length > PICTURE_ALT ? `신발을 신은 사진 ${index + 1}` : whole;
}
