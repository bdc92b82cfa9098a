import type { Recommendation } from '#domain/catalogue/recommend.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/**
 * Machine of the recommendation: sends the sentence in the address and loads matching products with
 * reasons.
 */
export const recommendationMachine = createResourceMachine<Recommendation, string>({
  id: 'recommendation',
  description: 'Products that keep to everything a sentence in the address says, each with its reasons.',
  follows: true,
});
