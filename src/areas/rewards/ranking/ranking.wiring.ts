import { fromPromise } from 'xstate';
import { levelRanking, ownRanking, type RankingPeriod } from '#domain/rewards/ranking.ts';
import { type Ranking, rankingMachine } from '#machines/rewards/ranking.machine.ts';
import type { Call } from '#src/http/call.ts';

/**
 * Provides the chart of the ranking with its calls and effects: list and own rank are loaded in
 * parallel.
 */
export const wireRanking = ({ call }: { call: Call }) =>
  rankingMachine.provide({
    actors: {
      load: fromPromise<Ranking, { input: RankingPeriod }>(async ({ input: { input: period }, signal }) => {
        const query = { period };
        const [members, own] = await Promise.all([
          call(levelRanking, { query }, { signal }),
          call(ownRanking, { query }, { signal }),
        ]);
        return { members, own };
      }),
    },
  });
