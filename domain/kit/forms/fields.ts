import * as v from 'valibot';

/** Positive integer id, also as the text of a path parameter. */
export const idSchema = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, '올바른 번호가 아니에요.'), v.transform(Number)),
    v.number('올바른 번호가 아니에요.'),
  ]),
  v.integer('올바른 번호가 아니에요.'),
  v.minValue(1, '올바른 번호가 아니에요.'),
  v.maxValue(999_999_999_999_999, '올바른 번호가 아니에요.'),
);

/** Schema of the path parameter `{id}`. */
export const idParams = v.object({ id: idSchema });

/* @__NO_SIDE_EFFECTS__ */
const wholeFrom = (min: number) =>
  v.pipe(
    v.union([
      v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, '숫자를 입력해 주세요.'), v.transform(Number)),
      v.number(),
    ]),
    v.integer('숫자를 입력해 주세요.'),
    v.minValue(min, `${min} 이상이어야 해요.`),
  );

/** Integer query parameter with bounds and a default. */
/* @__NO_SIDE_EFFECTS__ */
export const intQuery = (fallback: number, min: number, max: number) =>
  v.optional(v.pipe(wholeFrom(min), v.maxValue(max, `${max} 이하여야 해요.`)), fallback);

/** Page size as a query parameter: at least 1; a value above `most` is reduced to `most`. */
/* @__NO_SIDE_EFFECTS__ */
export const sizeQuery = (fallback: number, most: number) =>
  v.optional(
    v.pipe(
      wholeFrom(1),
      v.transform((size) => Math.min(size, most)),
    ),
    fallback,
  );
