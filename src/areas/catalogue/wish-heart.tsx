import { useSelector } from '@xstate/react';
import { isWished } from '#machines/catalogue/wishes.model.ts';
import { wishText as text } from '#src/areas/catalogue/wishlist.text.ts';
import { wishesOf } from '#src/areas/catalogue/wishlist.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useSharedWait } from '#src/flow/patience.ts';
import { styled } from '#src/styles/stitches.ts';
import { held } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

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
      <Icon name="heart" size={20} filled={wished} />
      {labelled ? <span>{wished ? text.wished : text.wish}</span> : null}
    </Heart>
  );
}
