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

/** Wires the admin list of seller applications. */
export const wireApplicationList = (app: AppServices) => wire(applicationListMachine, app);

/** Wires one seller application, as an admin sees it. */
export const wireApplicationDetail = (app: AppServices) => wire(applicationDetailMachine, app);

/**
 * Wires the decision of an admin on a seller application: approve, reject or ask for more, at its
 * version.
 */
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
