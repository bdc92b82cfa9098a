import { styled } from '#src/styles/stitches.ts';
import CouponPress from '../coupons/coupon-press.tsx';
import MyPricePress from './my-price-press.tsx';

/** The end of the first line of a product page, beside the store. */
const Place = styled('div', { position: 'absolute', top: '-10px', right: 0, display: 'flex', gap: '$1' });

export type ProductOfferProps = { productId: number };

/** What a member pays for a product, and coupons to download; lies over the page, which it does not move. */
export default function ProductOffer({ productId }: ProductOfferProps) {
  return (
    <Place>
      <CouponPress place="line" />
      <MyPricePress productId={productId} place="line" />
    </Place>
  );
}
