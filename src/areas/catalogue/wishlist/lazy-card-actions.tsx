import { addition } from '#src/lib/loading/preloadable.tsx';
import type { CardActionsProps } from './card-actions.tsx';

const Nothing = () => null;

/** Wishlist button of a card with the own price, loaded after the pictures. */
export const WishlistButton = addition(() => import('./priced-wishlist-button.tsx'), Nothing);

/** Wishlist button and further actions of a card. */
export const CardActions = addition<CardActionsProps>(() => import('./card-actions.tsx'), Nothing);

/** Comparison tray; renders nothing while it is empty. */
export const CompareTray = addition(() => import('../compare/compare-place.tsx'), Nothing);
