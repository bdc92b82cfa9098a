import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import type { FootWidth } from '../members/profile/profile.ts';
import { REVIEW_SCALES, type SizeFit } from '../reviews/review-scales.ts';

/** Votes from which the average is shown without a warning. */
export const SURE_VOTES = 5;
const STEP_MM = 5;
/** Extra length in mm beyond the foot by kind of shoe; other kinds use USUAL_ROOM. */
const ROOM: Readonly<Record<string, number>> = { DRESS: 5, SANDALS: 5, BOOTS: 10 };
const USUAL_ROOM = 10;
const WIDE_ROOM = 5;
/** Constants of the size advice without votes, for SQL that computes it for many products. */
export const ADVICE_BASE = { step: STEP_MM, room: ROOM, usualRoom: USUAL_ROOM, wideRoom: WIDE_ROOM } as const;
/** Virtual neutral votes (Bayesian prior) that pull a small sample towards "as usual". */
const DOUBT = 5;
/** Correction in mm per step of the fit scale. */
const STEP_WEIGHT = 5;

/** Input of the size advice: foot length in mm, width, kind of shoe and fit votes. */
export type AdviceInput = {
  footMm: number;
  width: FootWidth;
  categoryType: string;
  /** Number of reviewers per answer about the size. */
  fits: Readonly<Partial<Record<SizeFit, number>>>;
};

const part = v.object({ kind: v.picklist(['FOOT', 'ROOM', 'WIDTH', 'VOTES']), mm: v.number() });
const adviceSchema = v.object({
  size: v.number(),
  votes: v.number(),
  isSure: v.boolean(),
  /** Components of the size in mm; their sum is rounded to the next size. */
  parts: v.array(part),
});
export type SizeAdvice = v.InferOutput<typeof adviceSchema>;

/**
 * Returns the mean vote in steps from -2 (far too small) to 2, pulled towards 0 while votes are
 * few.
 */
function bias(fits: AdviceInput['fits']): { votes: number; steps: number } {
  const middle = REVIEW_SCALES.sizeFit.indexOf('NORMAL');
  const counts = REVIEW_SCALES.sizeFit.map((fit, index) => ({
    steps: index - middle,
    count: fits[fit] ?? 0,
  }));
  const votes = counts.reduce((sum, { count }) => sum + count, 0);
  const total = counts.reduce((sum, { steps, count }) => sum + steps * count, 0);
  return { votes, steps: total / (votes + DOUBT) };
}

/** Returns the advised size with its components; a shoe that runs small leads to a larger size. */
export function adviseSize({ footMm, width, categoryType, fits }: AdviceInput): SizeAdvice {
  const { votes, steps } = bias(fits);
  const parts: SizeAdvice['parts'] = [
    { kind: 'FOOT', mm: footMm },
    { kind: 'ROOM', mm: ROOM[categoryType] ?? USUAL_ROOM },
    { kind: 'WIDTH', mm: width === 'WIDE' ? WIDE_ROOM : 0 },
    { kind: 'VOTES', mm: Math.round(-steps * STEP_WEIGHT) },
  ];
  const total = parts.reduce((sum, { mm }) => sum + mm, 0);
  return {
    size: Math.round(total / STEP_MM) * STEP_MM,
    votes,
    isSure: votes >= SURE_VOTES,
    parts: parts.filter(({ mm }) => mm !== 0),
  };
}

/**
 * Endpoint of members: recommends a size of a product, with reasons; null while the foot length is
 * unknown.
 */
export const sizeAdvice = endpoint({
  method: 'GET',
  path: '/api/products/{id}/size-advice',
  access: 'member',
  summary: "Returns the size that fits the caller's feet with the reasons; null without a foot size.",
  params: idParams,
  response: v.nullable(adviceSchema),
  wrapping: 'envelope',
});
