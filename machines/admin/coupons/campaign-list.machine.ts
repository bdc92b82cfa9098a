import { type Campaign, listCampaigns } from '#domain/admin/coupons/campaign-endpoints.ts';
import type { CampaignState } from '#domain/trade/coupons/coupon-campaign.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the campaign table; null filters nothing. */
export type CampaignFilters = { q: string | null; state: CampaignState | null };

/**
 * Machine of the campaign table: paged by state and search words, with the number of campaigns in each
 * state.
 */
export const campaignListMachine = createIndexMachine<Campaign, CampaignFilters>({
  id: 'campaignList',
  description: 'Campaigns of coupons by state and words, with how many there are in each state.',
  loadPage: pagePort(listCampaigns, ({ page, filter }) => {
    const { state, q } = filter.filters;
    return { page, size: filter.size, ...(state ? { state } : {}), ...(q ? { q } : {}) };
  }),
});
