import { formatDate, formatWon } from '#domain/kit/format.ts';
import type { EmailContent } from '../../mail/email-content.ts';
import type { CouponRow } from '../../trade/coupons/store.ts';

function worthOf({ discountType: type, discountValue: value, freeShipping: isFree }: CouponRow): string {
  const off = type === 'RATE_DISCOUNT' ? `${value}% 할인` : `${formatWon(value)} 할인`;
  return [...(value > 0 ? [off] : []), ...(isFree ? ['무료 배송'] : [])].join(' + ');
}

/**
 * E-mail about a coupon of a campaign, for members with consent to advertising; `shop` is the
 * public address.
 */
export const couponEmail = (coupon: CouponRow, shop: string): EmailContent => ({
  subject: `${coupon.name} 쿠폰을 받았어요`,
  paragraphs: [
    `${coupon.name} 쿠폰을 쿠폰함에 넣어 드렸어요.`,
    ...(coupon.minOrderAmount > 0
      ? [`${formatWon(coupon.minOrderAmount)} 이상 구매하면 ${worthOf(coupon)}`]
      : [worthOf(coupon)]),
    `${formatDate(coupon.expiresAt.toISOString())}까지 쓸 수 있어요.`,
  ],
  action: { label: '쿠폰함 보기', url: `${shop}/mypage/coupons` },
  notes: [`광고 메일은 설정에서도 끌 수 있어요: ${shop}/account-settings?tab=privacy`],
});
