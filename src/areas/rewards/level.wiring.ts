import { fromPromise } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import { type Activity, myActivities } from '#domain/rewards/activity.ts';
import { type LevelInfo, myLevel } from '#domain/rewards/level.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
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
      loadHistory: fromPromise<Page<Activity>, PagedRequest<undefined>>(
        async ({ input: { page, size }, signal }) => {
          const query = { page, size };
          const { content, totalPages, totalElements } = await call(myActivities, { query }, { signal });
          return { items: content, page, totalPages, totalElements };
        },
      ),
    },
  });
