import { type Segment, segmentSchema } from '#domain/admin/coupons/segment-endpoints.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';

/** Typed criteria of a member segment. */
export type SegmentValues = {
  levelFrom: string;
  levelTo: string;
  joinedFrom: string;
  joinedTo: string;
  lastOrderFrom: string;
  lastOrderTo: string;
  boughtCategory: string;
};

/** Members of the segment, those who hold the coupon already, the highest size of a segment, and coupons left. */
export type SegmentCount = { count: number; holders: number; most: number; left: number };

/** Returns the typed values for a stored segment. */
export const typedSegment = (segment: Segment | null): SegmentValues => ({
  levelFrom: String(segment?.levelFrom ?? 1),
  levelTo: String(segment?.levelTo ?? 10),
  joinedFrom: segment?.joinedFrom ?? '',
  joinedTo: segment?.joinedTo ?? '',
  lastOrderFrom: segment?.lastOrderFrom ?? '',
  lastOrderTo: segment?.lastOrderTo ?? '',
  boughtCategory: segment?.boughtCategory ?? '',
});

/** Parsed segment; blank criteria are left out and filter nothing. */
export function segmentOf(values: SegmentValues): Segment {
  const { levelFrom, levelTo, ...said } = values;
  const given = Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
  return { role: 'user', levelFrom: Number(levelFrom), levelTo: Number(levelTo), ...given };
}

export const segmentProblems = (values: SegmentValues) => problemsOf(segmentSchema, segmentOf(values));

/** Reason why nothing can be issued to the counted segment; null if it can. */
export function whyNot({
  count,
  holders,
  most,
  left,
}: SegmentCount): 'NOBODY' | 'TOO_MANY' | 'TOO_FEW' | null {
  if (count === holders) return 'NOBODY';
  if (count > most) return 'TOO_MANY';
  return count - holders > left ? 'TOO_FEW' : null;
}
