import type { Recommendation } from '#domain/catalogue/recommend.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const recommendationMachine = createResourceMachine<Recommendation, string>({
  id: 'recommendation',
  description: 'Products that keep to everything a sentence in the address says, each with its reasons.',
  follows: true,
});
