import { fromPromise } from 'xstate';
import { addRestockAlert, listRestockAlerts, removeRestockAlert } from '#domain/catalogue/restock.ts';
import { type AlertOrder, restockAlertsMachine } from '#machines/catalogue/restock-alerts.machine.ts';
import { restockText } from '#src/areas/catalogue/wishlist/wishlist.text.ts';
import type { AppServices } from '#src/flow/services.ts';

/** Wires the restock alerts of a product by option: ids with an alert, turning one on or off. */
export const wireRestockAlerts = ({ call, toast }: AppServices) =>
  restockAlertsMachine.provide({
    actors: {
      loadAlerts: fromPromise<number[], { productId: number }>(async ({ input, signal }) => {
        const alerts = await call(listRestockAlerts, { query: input }, { signal });
        return alerts.map(({ optionId }) => optionId);
      }),
      saveAlert: fromPromise<AlertOrder, AlertOrder>(async ({ input }) => {
        const { optionId, on } = input;
        if (on) await call(addRestockAlert, { body: { optionId } });
        else await call(removeRestockAlert, { params: { optionId } });
        return input;
      }),
    },
    actions: {
      confirm: (_, { on }) => toast(on ? restockText.on : restockText.off),
      notify: (_, { reason }) => toast(reason || restockText.notSaved, 'error'),
    },
  });
