import { useSelector } from '@xstate/react';
import { isWished } from '#machines/catalogue/wishes.model.ts';
import { wishText as text } from '#src/areas/catalogue/wishlist.text.ts';
import { wishesOf } from '#src/areas/catalogue/wishlist.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useSharedWait } from '#src/flow/patience.ts';
import { styled } from '#src/styles/stitches.ts';
import { held } from '#src/ui/button.tsx';

const Heart = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minWidth: '44px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$round',
  background: 'rgba(255, 255, 255, .88)',
  color: '$ink3',
  cursor: 'pointer',
  '& svg': { width: '20px', height: '20px', fill: 'none', stroke: 'currentColor', strokeWidth: 1.8 },
  '&[aria-pressed="true"]': { color: '$ink', '& svg': { fill: 'currentColor' } },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  variants: {
    labelled: {
      true: {
        minHeight: '44px',
        padding: '0 $5',
        border: '1px solid $control',
        borderRadius: '$control',
        background: '$bg',
        color: '$ink',
        fontWeight: 600,
      },
    },
  },
});
const SHAPE =
  'M12 20.5s-7.5-4.7-9.4-9.2C1.3 8 3 4.5 6.4 4.5c2.3 0 4 1.3 5.6 3.4 1.6-2.1 3.3-3.4 5.6-3.4 3.4 0 5.1 3.5 3.8 6.8-1.9 4.5-9.4 9.2-9.4 9.2z';

type WishHeartProps = {
  productId: number;
  name: string;
  /** A button with words beside the heart. */
  labelled?: boolean;
};

/** A heart that answers at once; a visitor's is kept in the browser until a login. */
export default function WishHeart({ productId, name, labelled = false }: WishHeartProps) {
  const wishes = wishesOf(useApp());
  const wished = useSelector(wishes, ({ context }) => isWished(context, productId));
  const state = useSelector(wishes, ({ value }) => String(value));
  const isHeld = useSharedWait() > 0;
  const label = wished ? text.remove(name) : text.add(name);
  return (
    <Heart
      type="button"
      labelled={labelled}
      data-flow="wishes"
      data-state={state}
      aria-pressed={wished}
      aria-label={label}
      {...(isHeld ? held : { onClick: () => wishes.send({ type: 'wish.toggled', productId }) })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPE} />
      </svg>
      {labelled ? <span>{wished ? text.wished : text.wish}</span> : null}
    </Heart>
  );
}
