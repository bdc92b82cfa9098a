import {
  changeCampaign,
  createCampaign,
  exportCoupons,
  getCampaign,
  listCampaigns,
  pauseCampaign,
} from '#domain/admin/coupons/campaign-endpoints.ts';
import { countSegment, issueToSegment, listIssues } from '#domain/admin/coupons/segment-endpoints.ts';
import type { Feature } from '../../kit/feature.ts';
import {
  beginCampaign,
  editCampaign,
  readCampaign,
  readCampaigns,
  setCampaignPaused,
} from './campaign-service.ts';
import { exportCouponsOf } from './export-service.ts';
import { beginIssue, previewSegment, readIssues } from './issue-service.ts';

/** Registers the endpoints of campaigns and bulk issues. */
export const adminCouponRoutes: Feature = (route, context) => {
  route(listCampaigns, ({ query }) => readCampaigns(context, query));
  route(getCampaign, ({ params }) => readCampaign(context, params.id));
  route(createCampaign, ({ body, attempt }) => beginCampaign(context, body, attempt));
  route(changeCampaign, ({ params, body }) => editCampaign(context, params.id, body));
  route(pauseCampaign, ({ params, body }) => setCampaignPaused(context, params.id, body.isPaused));
  route(exportCoupons, ({ user, params, body }) =>
    exportCouponsOf(context, user, { campaignId: params.id, status: body.status }),
  );
  route(countSegment, ({ params, query }) => previewSegment(context, params.id, query));
  route(listIssues, ({ params }) => readIssues(context, params.id));
  route(issueToSegment, ({ user, params, body, attempt }) =>
    beginIssue(context, user, { id: params.id, segment: body }, attempt),
  );
};
