import { sellerDashboardMachine } from '#machines/seller/layout/seller-dashboard.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { sellerDashboardText } from './seller-dashboard.text.ts';

/** Provides the chart of the sales figures of a seller's own store with its calls and effects. */
export const wireSellerDashboard = (app: AppServices) =>
  wire(sellerDashboardMachine, app, { load: sellerDashboardText.failed });
