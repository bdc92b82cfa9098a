import { useSelector } from '@xstate/react';
import { isWished } from '#machines/catalogue/wishlist-toggle.model.ts';
import { wishlistToggleOf } from '#src/areas/catalogue/wishlist/wishlist.wiring.ts';
import { heartText as text } from '#src/areas/catalogue/wishlist/wishlist-button.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useSharedWait } from '#src/flow/rate-limit.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { styled } from '#src/styles/stitches.ts';
import { held } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';

const Heart = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$round',
  background: 'transparent',
  // On a picture, whose background is light in both themes.
  color: '$inkOnTile',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '& svg': { transition: 'scale 280ms cubic-bezier(.3, 1.9, .5, 1), fill $transitions$fast' },
  '&:active svg': { scale: '.8', transitionDuration: '80ms' },
  '&[aria-pressed="true"]': { color: '$heart', '& svg': { fill: 'currentColor' } },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  variants: {
    // As high and wide as the buy buttons beside it.
    inBar: {
      true: {
        flex: 'none',
        width: '$sizes$controlLarge',
        height: '$sizes$controlLarge',
        border: '1px solid $control',
        borderRadius: '$control',
        color: '$ink',
      },
    },
  },
});

export type WishlistButtonProps = {
  productId: number;
  name: string;
  /** True inside of the buy bar. */
  inBar?: boolean;
};

/**
 * Wishlist toggle that changes at once; a guest's wishlist is kept in the browser until login. The server, which knows
 * nobody's wishes, renders it unpressed.
 */
export default function WishlistButton({ productId, name, inBar = false }: WishlistButtonProps) {
  const app = useApp();
  const wishes = useHydrated() ? wishlistToggleOf(app) : undefined;
  const wished = useSelector(wishes, (now) => (now ? isWished(now.context, productId) : false));
  const state = useSelector(wishes, (now) => (now ? String(now.value) : undefined));
  const isHeld = useSharedWait() > 0;
  const label = wished ? text.remove(name) : text.add(name);
  return (
    <Heart
      type="button"
      inBar={inBar}
      data-flow="wishlistToggle"
      data-state={state}
      aria-pressed={wished}
      aria-label={label}
      {...(isHeld ? held : { onClick: () => wishes?.send({ type: 'wish.toggled', productId }) })}
    >
      <Icon name="heart" size={24} filled={wished} />
    </Heart>
  );
}
