import { addition } from '#src/lib/loading/preloadable.tsx';
import type { CardActsProps } from './card-acts.tsx';

const Nothing = () => null;

/** Hearts arrive after the pictures they stand on. */
export const WishHeart = addition(() => import('./wish-heart.tsx'), Nothing);

/** The heart of a card, and what else it offers. */
export const CardActs = addition<CardActsProps>(() => import('./card-acts.tsx'), Nothing);

/** What was chosen for a comparison; nothing while that is nothing. */
export const CompareTray = addition(() => import('../compare/compare-place.tsx'), Nothing);
