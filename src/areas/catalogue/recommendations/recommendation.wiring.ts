import { fromPromise } from 'xstate';
import { type Recommendation, recommendProducts } from '#domain/catalogue/recommend.ts';
import { recommendationMachine } from '#machines/catalogue/recommendation.machine.ts';
import type { Call } from '#src/http/call.ts';

/** How many products are asked for. */
const LIMIT = 10;

/** The recommendation with the shop's call. */
export const wireRecommendation = ({ call }: { call: Call }) =>
  recommendationMachine.provide({
    actors: {
      load: fromPromise<Recommendation, { input: string }>(({ input: { input: prompt }, signal }) =>
        call(recommendProducts, { body: { prompt, limit: LIMIT } }, { signal }),
      ),
    },
  });
