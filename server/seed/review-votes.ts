import { REVIEW_ELEMENTS, REVIEW_SCALES, type ReviewElement } from '#domain/reviews/review-scales.ts';
import type { Felt } from './facts/review-texts.ts';

/** Returns the scale step that most buyers of a product agree on. */
function characterOf(element: ReviewElement, productId: number): number {
  if (element === 'sizeFit') return 1 + (productId % 3);
  return element === 'cushion' ? 1 + ((productId * 7) % 4) : 2;
}

/** Returns whether implied steps are at most one step from those of the product. */
export const isLike = (productId: number, felt: Felt = {}): boolean =>
  REVIEW_ELEMENTS.every((element) => {
    const step = felt[element];
    return step === undefined || Math.abs(step - characterOf(element, productId)) <= 1;
  });

/**
 * Returns the votes of a text: its implied steps, otherwise those of the product with some
 * deviation.
 */
export function votesOf(productId: number, felt: Felt = {}, random: () => number) {
  const step = (element: ReviewElement): string => {
    const usual = characterOf(element, productId) + (random() < 0.25 ? 1 : 0) - (random() < 0.2 ? 1 : 0);
    return REVIEW_SCALES[element][felt[element] ?? Math.max(0, Math.min(4, usual))] ?? '';
  };
  return { size_fit: step('sizeFit'), cushion: step('cushion'), stability: step('stability') };
}
