import { applicationDecisionMachine } from '#machines/admin/stores/application-decision.machine.ts';
import { applicationDetailMachine } from '#machines/admin/stores/application-detail.machine.ts';
import { applicationListMachine } from '#machines/admin/stores/application-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the admin list of seller applications with its calls and effects. */
export const wireApplicationList = (app: AppServices) => wire(applicationListMachine, app);

/** Provides the chart of one seller application, as an admin sees it with its calls and effects. */
export const wireApplicationDetail = (app: AppServices) => wire(applicationDetailMachine, app);

/**
 * Provides the chart of the decision of an admin on a seller application with its calls and effects:
 * approve, reject or ask for more, at its version.
 */
export const wireApplicationDecision = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(applicationDecisionMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
