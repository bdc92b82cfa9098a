import { cashReceiptMachine } from '#machines/trade/cash-receipt.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the form for the cash receipt of an order with its calls and effects. */
export const wireCashReceipt = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(cashReceiptMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
