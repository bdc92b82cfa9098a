import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import type { CouponDownloadsProps } from './coupon-downloads-dialog.tsx';
import { couponText as text } from './coupons.text.ts';
import { wireCouponDownloads } from './coupons.wiring.ts';

const Downloads = addition<CouponDownloadsProps>(
  () => import('./coupon-downloads-dialog.tsx'),
  () => null,
);

/** Label that lies over its place, so that its late arrival moves nothing; the press area is 44 px high. */
const Press = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '& > span': {
    padding: '4px 12px',
    borderRadius: '$round',
    border: '1px solid $control',
    background: '$raised',
    color: '$ink',
    fontSize: '$meta',
    fontWeight: '$semibold',
    lineHeight: '$snug',
    whiteSpace: 'nowrap',
  },
  variants: {
    place: {
      // The end of the last line of the heading of a product.
      head: { position: 'absolute', bottom: '-12px', right: 0 },
      // The end of the chips of an event.
      row: { position: 'absolute', top: '-10px', right: 0 },
      // The upper right of the first picture of home.
      hero: { position: 'absolute', top: 0, right: 0, '@wide': { top: '8px', right: '12px' } },
      // The gap between the heading of a store and its products.
      store: { position: 'absolute', bottom: '-38px', right: 0 },
    },
  },
});

export type CouponPressProps = {
  place: 'head' | 'row' | 'hero' | 'store';
  /** Store whose page this is, or whose product; its own coupons are offered too. */
  storeId?: number;
};

/** Number of coupons that the member can download; a press lists them. Renders nothing for others. */
export default function CouponPress(props: CouponPressProps) {
  const { user } = useSession();
  return user?.userType === 'user' ? <Offer key={`${user.token} ${props.storeId ?? ''}`} {...props} /> : null;
}

function Offer({ place, storeId = 0 }: CouponPressProps) {
  const { snapshot, send } = useFlow(wireCouponDownloads, { storeId: storeId || null });
  const { coupons, campaignId } = snapshot.context;
  const left = coupons.filter(({ isTaken }) => !isTaken).length;
  const isOpen = snapshot.hasTag('open');
  return (
    <>
      {left > 0 || campaignId > 0 ? (
        <Press
          type="button"
          place={place}
          data-flow="couponDownloads"
          aria-haspopup="dialog"
          onPointerEnter={() => void Downloads.preload()}
          onClick={() => send({ type: 'list.opened' })}
        >
          <span>{left > 0 ? text.offered(left) : text.allDownloaded}</span>
        </Press>
      ) : null}
      {isOpen ? <Downloads snapshot={snapshot} send={send} /> : null}
    </>
  );
}
