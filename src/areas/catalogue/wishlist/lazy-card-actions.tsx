import { useMemo } from 'react';
import { additionOnUse, lateHydration } from '#src/lib/loading/preloadable.tsx';
import type { CardActionsProps } from './card-actions.tsx';
import type { WishlistButtonProps } from './wishlist-button.tsx';

const Nothing = () => null;
const LateWishlistButton = lateHydration<WishlistButtonProps>(
  () => import('./priced-wishlist-button.tsx'),
  Nothing,
);
const LateCardActions = lateHydration<CardActionsProps>(() => import('./card-actions.tsx'), Nothing);

/** Wishlist button of a card with the own price, hydrated late. */
export function WishlistButton({ productId, name, inBar = false }: WishlistButtonProps) {
  // A constant element for the same product, because a late part must not get new props before hydration.
  return useMemo(
    () => <LateWishlistButton productId={productId} name={name} inBar={inBar} />,
    [productId, name, inBar],
  );
}

/** Wishlist button and further actions of a card, hydrated late. */
export const CardActions = ({ product }: CardActionsProps) =>
  useMemo(() => <LateCardActions product={product} />, [product]);

/** Comparison tray; renders nothing while it is empty. */
export const CompareTray = additionOnUse(() => import('../compare/compare-place.tsx'), Nothing);
