import { exportCoupons } from '#domain/admin/coupons/campaign-endpoints.ts';
import type { CouponStatus } from '#domain/trade/coupons/coupon.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFileMachine } from '../../kit/file.machine.ts';

/** Filter of the coupon file: one campaign, and one status or (null) all. */
export type CouponFilter = { campaignId: number; status: CouponStatus | null };

/**
 * Machine of the coupon export: writes the coupons of one campaign as a CSV file after step-up
 * authentication.
 */
export const couponFileMachine = createFileMachine<CouponFilter>({
  id: 'couponFile',
  description: 'Coupons of one campaign, as a file; whoever takes it shows who they are first.',
  write: endpointPort(exportCoupons, ({ filter }) => ({
    params: { id: filter.campaignId },
    body: filter.status ? { status: filter.status } : {},
  })),
});
