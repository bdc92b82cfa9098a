import { type Segment, segmentSchema } from '#domain/admin/coupons/segment-calls.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';

/** Who is meant, as it is typed. */
export type SegmentValues = {
  levelFrom: string;
  levelTo: string;
  joinedFrom: string;
  joinedTo: string;
  lastOrderFrom: string;
  lastOrderTo: string;
  boughtCategory: string;
};

/** How many are meant, how many of them have one, how many may be meant, and how many coupons are left. */
export type SegmentCount = { count: number; holders: number; most: number; left: number };

export const typedSegment = (segment: Segment | null): SegmentValues => ({
  levelFrom: String(segment?.levelFrom ?? 1),
  levelTo: String(segment?.levelTo ?? 10),
  joinedFrom: segment?.joinedFrom ?? '',
  joinedTo: segment?.joinedTo ?? '',
  lastOrderFrom: segment?.lastOrderFrom ?? '',
  lastOrderTo: segment?.lastOrderTo ?? '',
  boughtCategory: segment?.boughtCategory ?? '',
});

/** What is not said narrows nothing. */
export function segmentOf(values: SegmentValues): Segment {
  const { levelFrom, levelTo, ...said } = values;
  const given = Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
  return { role: 'user', levelFrom: Number(levelFrom), levelTo: Number(levelTo), ...given };
}

export const segmentProblems = (values: SegmentValues) => problemsOf(segmentSchema, segmentOf(values));

/** Why nothing can be given to those who were counted; null where it can. */
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
