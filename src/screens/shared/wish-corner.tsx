import { preloadable } from '#src/lib/preloadable.tsx';

const Nothing = () => null;

/** Hearts arrive after the pictures they stand on. */
export const WishHeart = preloadable(() => import('./wish-heart.tsx'), Nothing);
