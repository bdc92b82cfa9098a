import { REVIEW_ELEMENTS, REVIEW_SCALES, type ReviewElement } from '#domain/reviews/review-scales.ts';
import type { Felt } from './facts/review-texts.ts';

/** A product has a character that most buyers agree on: a step of a scale, 0 for the first. */
function characterOf(element: ReviewElement, productId: number): number {
  if (element === 'sizeFit') return 1 + (productId % 3);
  return element === 'cushion' ? 1 + ((productId * 7) % 4) : 2;
}

/** Whether what somebody has felt is at most a step away from the character of a product. */
export const isLike = (productId: number, felt: Felt = {}): boolean =>
  REVIEW_ELEMENTS.every((element) => {
    const step = felt[element];
    return step === undefined || Math.abs(step - characterOf(element, productId)) <= 1;
  });

/** The votes beside a text: what it speaks of, and of the rest the character, sometimes a step beside it. */
export function votesOf(productId: number, felt: Felt = {}, random: () => number) {
  const step = (element: ReviewElement): string => {
    const usual = characterOf(element, productId) + (random() < 0.25 ? 1 : 0) - (random() < 0.2 ? 1 : 0);
    return REVIEW_SCALES[element][felt[element] ?? Math.max(0, Math.min(4, usual))] ?? '';
  };
  return { size_fit: step('sizeFit'), cushion: step('cushion'), stability: step('stability') };
}
