import { refundAccountMachine } from '#machines/trade/refund-account.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the form for the refund account of an order with its calls and effects. */
export const wireRefundAccount = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(refundAccountMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
