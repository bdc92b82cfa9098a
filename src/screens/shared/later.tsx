import { preloadable } from '#src/lib/preloadable.tsx';
import { Skeleton } from '#src/ui/states.tsx';

const Nothing = () => null;

/** Hearts arrive after the pictures they stand on. */
export const WishHeart = preloadable(() => import('./wish-heart.tsx'), Nothing);

/** Waiting for a sold-out size is asked for by few. */
export const RestockPanel = preloadable(() => import('./restock-panel.tsx'), Nothing);

/** Reviews stand below the fold. */
export const ProductReviews = preloadable(() => import('./reviews/product-reviews.tsx'), Skeleton);
