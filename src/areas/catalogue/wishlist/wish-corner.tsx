import { addition } from '#src/lib/loading/preloadable.tsx';
import type { CardActsProps } from './card-acts.tsx';

const Nothing = () => null;

/** Wishlist button of a card, loaded after the pictures. */
export const WishHeart = addition(() => import('./wish-heart.tsx'), Nothing);

/** Wishlist button and further actions of a card. */
export const CardActs = addition<CardActsProps>(() => import('./card-acts.tsx'), Nothing);

/** Comparison tray; renders nothing while it is empty. */
export const CompareTray = addition(() => import('../compare/compare-place.tsx'), Nothing);
