import { settlementDeskMachine } from '#machines/admin/stores/settlement-desk.machine.ts';
import { settlementPaymentMachine } from '#machines/admin/stores/settlement-payment.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the admin list of settlements of all stores. */
export const wireSettlementDesk = (app: AppServices) => wire(settlementDeskMachine, app);

/** Wires the form that records the payment of a settlement. */
export const wireSettlementPayment = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(settlementPaymentMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
