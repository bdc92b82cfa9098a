import { COUPON_STATUS_NAMES } from '#domain/admin/coupons/coupon-labels.ts';
import { type CouponStatus, couponStatusOf } from '#domain/trade/coupons/coupon.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { writeFile } from '../../kit/write-file.ts';
import { findCampaign } from './campaign-store.ts';
import { findCouponsOf } from './export-store.ts';

const HEAD = [
  '번호',
  '쿠폰 코드',
  '이름',
  '상태',
  '회원 번호',
  '닉네임',
  '받은 시각',
  '만료',
  '사용 시각',
  '주문 번호',
  '할인 금액',
];

/** Exports the coupons of a campaign, latest first. */
export async function exportCouponsOf(
  ports: Pick<Context, 'db' | 'clock'>,
  by: Pick<Member, 'id'>,
  filter: { campaignId: number; status: CouponStatus | undefined },
) {
  const now = ports.clock.now();
  if (!(await findCampaign(ports.db, filter.campaignId))) throw new ShopError('CAMPAIGN_NOT_FOUND');
  const rows = (await findCouponsOf(ports.db, filter, now)).map((row) => [
    row.id,
    row.code,
    row.name,
    COUPON_STATUS_NAMES[couponStatusOf(row.usedAt, row.expiresAt, now)],
    row.userId,
    row.nickname,
    row.issuedAt.toISOString(),
    row.expiresAt.toISOString(),
    row.usedAt?.toISOString() ?? null,
    row.orderNo,
    row.couponDiscount,
  ]);
  return writeFile(ports, { what: 'coupons', by, filter, head: HEAD, rows });
}
