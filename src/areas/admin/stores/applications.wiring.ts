import { applicationDecisionMachine } from '#machines/admin/stores/application-decision.machine.ts';
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
export const wireApplicationDecision = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(applicationDecisionMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
