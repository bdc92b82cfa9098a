import { restockAlertsMachine } from '#machines/catalogue/restock-alerts.machine.ts';
import { restockText } from '#src/areas/catalogue/wishlist/wishlist.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of the restock alerts of a product by option with its calls and effects: ids with
 * an alert, turning one on or off.
 */
export const wireRestockAlerts = ({ call, toast }: AppServices) =>
  wire(restockAlertsMachine, { call }).provide({
    actions: {
      confirm: (_, { on }) => toast(on ? restockText.on : restockText.off),
      notify: (_, { reason }) => toast(reason || restockText.notSaved, 'error'),
    },
  });
