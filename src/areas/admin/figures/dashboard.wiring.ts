import { fromPromise } from 'xstate';
import { type Dashboard, getDashboard } from '#domain/admin/figures/dashboard.ts';
import type { AskedPeriod } from '#domain/kit/period.ts';
import { dashboardMachine } from '#machines/admin/dashboard.machine.ts';
import { told } from '#src/http/api-error.ts';
import type { Call } from '#src/http/call.ts';
import { figuresText } from './figures.text.ts';

export const wireDashboard = ({ call }: { call: Call }) =>
  dashboardMachine.provide({
    actors: {
      load: fromPromise<Dashboard, { input: AskedPeriod }>(({ input, signal }) =>
        told(call(getDashboard, { query: input.input }, { signal }), figuresText.failed),
      ),
    },
  });
