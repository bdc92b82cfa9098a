import { addition } from '#src/lib/loading/preloadable.tsx';
import type { CardActsProps } from './card-actions.tsx';

const Nothing = () => null;

/** Wishlist button of a card, loaded after the pictures. */
export const WishHeart = addition(() => import('./wishlist-button.tsx'), Nothing);

/** Wishlist button and further actions of a card. */
export const CardActs = addition<CardActsProps>(() => import('./card-actions.tsx'), Nothing);

/** Comparison tray; renders nothing while it is empty. */
export const CompareTray = addition(() => import('../compare/compare-place.tsx'), Nothing);
