import { styled } from '#src/styles/stitches.ts';
import CouponPress from '../coupons/coupon-press.tsx';
import MyPricePress from './my-price-press.tsx';

/** The end of the first line of a product page, beside the store. */
const Place = styled('div', { position: 'absolute', top: '-10px', right: 0 });

export type ProductOfferProps = { productId: number; storeId: number };

/** What a member pays for a product, and coupons to download; each has a place over the page, so that neither moves. */
export default function ProductOffer({ productId, storeId }: ProductOfferProps) {
  return (
    <>
      <Place>
        <MyPricePress productId={productId} place="line" />
      </Place>
      <CouponPress place="head" storeId={storeId} />
    </>
  );
}
