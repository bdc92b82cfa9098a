import { fromPromise } from 'xstate';
import { getStats, type Stats } from '#domain/admin/figures/stats.ts';
import type { AskedPeriod } from '#domain/kit/period.ts';
import { statsMachine } from '#machines/admin/stats.machine.ts';
import { told } from '#src/http/api-error.ts';
import type { Call } from '#src/http/call.ts';
import { figuresText } from './figures.text.ts';

export const wireStats = ({ call }: { call: Call }) =>
  statsMachine.provide({
    actors: {
      load: fromPromise<Stats, { input: AskedPeriod }>(({ input, signal }) =>
        told(call(getStats, { query: input.input }, { signal }), figuresText.failed),
      ),
    },
  });
