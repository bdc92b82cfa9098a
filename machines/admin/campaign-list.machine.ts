import type { Campaign } from '#domain/admin/coupons/campaign-calls.ts';
import type { CampaignState } from '#domain/trade/coupon-campaign.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

export type CampaignFilters = { q: string | null; state: CampaignState | null };

export const campaignListMachine = createIndexMachine<Campaign, CampaignFilters>({
  id: 'campaignList',
  description: 'Campaigns of coupons by state and words, with how many there are in each state.',
});
