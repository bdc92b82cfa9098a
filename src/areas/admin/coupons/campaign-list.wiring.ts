import { fromPromise } from 'xstate';
import { type Campaign, listCampaigns } from '#domain/admin/coupons/campaign-calls.ts';
import { type CampaignFilters, campaignListMachine } from '#machines/admin/campaign-list.machine.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireCampaignList = ({ call }: AppServices) =>
  campaignListMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<Campaign>, PagedRequest<IndexFilter<CampaignFilters>>>(
        async ({ input: { page, filter }, signal }) => {
          const { state, q } = filter.filters;
          const query = { page, size: filter.size, ...(state ? { state } : {}), ...(q ? { q } : {}) };
          const answer = await call(listCampaigns, { query }, { signal });
          const { content, totalPages, totalElements, counts } = answer;
          return { items: content, page, totalPages, totalElements, counts };
        },
      ),
    },
  });
