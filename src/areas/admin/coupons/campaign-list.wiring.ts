import { campaignListMachine } from '#machines/admin/coupons/campaign-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the admin list of coupon campaigns. */
export const wireCampaignList = (app: AppServices) => wire(campaignListMachine, app);
