import { addition } from '#src/lib/preloadable.tsx';

const Nothing = () => null;

/** Hearts arrive after the pictures they stand on. */
export const WishHeart = addition(() => import('./wish-heart.tsx'), Nothing);
