/** Steps of the three rating scales in ascending order: score = index + 1. */
export const REVIEW_SCALES = {
  sizeFit: ['VERY_SMALL', 'SMALL', 'NORMAL', 'BIG', 'VERY_BIG'],
  cushion: ['VERY_FIRM', 'FIRM', 'MEDIUM', 'SOFT', 'VERY_SOFT'],
  stability: ['VERY_UNSTABLE', 'UNSTABLE', 'NORMAL', 'STABLE', 'VERY_STABLE'],
} as const;

export type ReviewElement = keyof typeof REVIEW_SCALES;
export type SizeFit = (typeof REVIEW_SCALES.sizeFit)[number];
export type Cushion = (typeof REVIEW_SCALES.cushion)[number];
export type Stability = (typeof REVIEW_SCALES.stability)[number];

/** Elements that a review rates besides stars: size, cushion and stability. */
export const REVIEW_ELEMENTS: readonly ReviewElement[] = ['sizeFit', 'cushion', 'stability'];

/** Rounds to one decimal, the precision of averages and percentages. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
