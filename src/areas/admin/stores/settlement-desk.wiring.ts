import { settlementDeskMachine } from '#machines/admin/stores/settlement-desk.machine.ts';
import { settlementPaymentMachine } from '#machines/admin/stores/settlement-payment.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the admin list of settlements of all stores with its calls and effects. */
export const wireSettlementDesk = (app: AppServices) => wire(settlementDeskMachine, app);

/** Provides the chart of the form that records the payment of a settlement with its calls and effects. */
export const wireSettlementPayment = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(settlementPaymentMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
