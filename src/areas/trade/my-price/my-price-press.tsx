import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { formatWon } from '#domain/kit/format.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { myPriceText as text } from './my-price.text.ts';
import { myPricesOf } from './my-price.wiring.ts';
import type { MyPriceDialogProps } from './my-price-dialog.tsx';

const Sum = addition<MyPriceDialogProps>(
  () => import('./my-price-dialog.tsx'),
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
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    padding: '3px 6px 3px 8px',
    borderRadius: '$round',
    background: '$ink',
    color: '$onInk',
    fontSize: '$micro',
    lineHeight: '$snug',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& strong': { fontWeight: '$bold' },
  variants: {
    place: {
      // The upper right of a card's picture: hearts lie at its lower edge, ranks at its upper left.
      picture: {
        position: 'absolute',
        top: 0,
        right: '6px',
        // Pictures are light in both themes.
        '& > span': { background: '$inkOnTile', color: '$tile' },
      },
      // The end of a line of its own height.
      line: { '& > span': { fontSize: '$meta', padding: '4px 8px 4px 12px' } },
    },
  },
});

export type MyPriceProps = { productId: number; place: 'picture' | 'line' };

/** What the member pays for a product; a press shows the sum. Renders nothing for visitors, sellers and administrators. */
export default function MyPricePress(props: MyPriceProps) {
  const { user } = useSession();
  return user?.userType === 'user' ? <OwnPrice key={user.token} {...props} /> : null;
}

function OwnPrice({ productId, place }: MyPriceProps) {
  const prices = myPricesOf(useApp());
  const [isOpen, setOpen] = useState(false);
  const price = useSelector(prices, ({ context }) =>
    context.prices.find((one) => one.productId === productId),
  );
  useEffect(() => prices.send({ type: 'price.wanted', productId }), [prices, productId]);
  if (!price || price.myPrice >= price.discountPrice) return null;
  return (
    <>
      <Press
        type="button"
        place={place}
        data-flow="myPrices"
        aria-haspopup="dialog"
        aria-label={text.open(formatWon(price.myPrice))}
        onPointerEnter={() => void Sum.preload()}
        onClick={() => setOpen(true)}
      >
        <span>
          {text.name} <strong>{formatWon(price.myPrice)}</strong>
          <Icon name="right" size={12} />
        </span>
      </Press>
      {isOpen ? <Sum price={price} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
