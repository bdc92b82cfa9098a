import { fromPromise } from 'xstate';
import { approveApplication, askForMore, rejectApplication } from '#domain/seller/application-desk.ts';
import {
  applicationDecisionMachine,
  type DecisionSent,
} from '#machines/admin/stores/application-decision.machine.ts';
import { applicationDetailMachine } from '#machines/admin/stores/application-detail.machine.ts';
import { applicationListMachine } from '#machines/admin/stores/application-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
export const wireApplicationList = (app: AppServices) => wire(applicationListMachine, app);

export const wireApplicationDetail = (app: AppServices) => wire(applicationDetailMachine, app);

export const wireApplicationDecision = (
  { call }: AppServices,
  focusProblem: () => void,
  onDone: () => void,
) =>
  applicationDecisionMachine.provide({
    actors: {
      save: fromPromise<void, { body: DecisionSent }>(async ({ input: { body: sent } }) => {
        const { deed, id, version, reason } = sent;
        const params = { id };
        if (deed === 'approve') await call(approveApplication, { params, body: { version } });
        else if (deed === 'reject') await call(rejectApplication, { params, body: { version, reason } });
        else await call(askForMore, { params, body: { version, reason } });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
