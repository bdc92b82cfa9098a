import { fromPromise } from 'xstate';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import { type Activity, myActivities } from '#domain/rewards/activity.ts';
import { type LevelInfo, myLevel } from '#domain/rewards/level.ts';
import { levelMachine } from '#machines/rewards/level.machine.ts';
import { levelText } from '#src/areas/rewards/level.text.ts';
import { told } from '#src/http/api-error.ts';
import type { Call } from '#src/http/call.ts';

/** The level screen with the shop's calls. */
export const wireLevel = ({ call }: { call: Call }) =>
  levelMachine.provide({
    actors: {
      loadSummary: fromPromise<LevelInfo>(({ signal }) =>
        told(call(myLevel, {}, { signal }), levelText.failed.own),
      ),
      loadHistory: fromPromise<Page<Activity>, PageQuery>(async ({ input, signal }) => {
        const { content, totalPages, totalElements } = await call(myActivities, { query: input }, { signal });
        return { items: content, page: input.page, totalPages, totalElements };
      }),
    },
  });
