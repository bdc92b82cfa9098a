import { ownParcelMachine } from '#machines/trade/own-parcel.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the form with the own parcel of a buyer with its calls and effects. */
export const wireOwnParcel = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(ownParcelMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
