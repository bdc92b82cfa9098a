import { fromPromise } from 'xstate';
import { type Recommendation, recommendProducts } from '#domain/catalogue/recommend.ts';
import { recommendationMachine } from '#machines/catalogue/recommendation.machine.ts';
import type { Call } from '#src/http/call.ts';

/** Number of recommended products. */
const LIMIT = 10;

/** Provides the chart of the recommendation to its endpoint with its calls and effects. */
export const wireRecommendation = ({ call }: { call: Call }) =>
  recommendationMachine.provide({
    actors: {
      load: fromPromise<Recommendation, { input: string }>(({ input: { input: prompt }, signal }) =>
        call(recommendProducts, { body: { prompt, limit: LIMIT } }, { signal }),
      ),
    },
  });
