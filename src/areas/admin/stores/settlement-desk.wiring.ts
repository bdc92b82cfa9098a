import { settlementDeskMachine } from '#machines/admin/stores/settlement-desk.machine.ts';
import { settlementPaymentMachine } from '#machines/admin/stores/settlement-payment.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
export const wireSettlementDesk = (app: AppServices) => wire(settlementDeskMachine, app);

export const wireSettlementPayment = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(settlementPaymentMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
