import { campaignListMachine } from '#machines/admin/coupons/campaign-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the admin list of coupon campaigns with its calls and effects. */
export const wireCampaignList = (app: AppServices) => wire(campaignListMachine, app);
