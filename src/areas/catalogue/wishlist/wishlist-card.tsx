import type { Wish } from '#domain/catalogue/wishlist.ts';
import { RememberedCard } from '#src/areas/catalogue/recent-views/saved-product-card.tsx';
import WishHeart from '#src/areas/catalogue/wishlist/wishlist-button.tsx';

/** Card of a wished product. */
export const WishCard = ({ wish }: { wish: Wish }) => (
  <RememberedCard
    productId={wish.productId}
    name={wish.productName}
    storeName={wish.storeName}
    image={wish.productImageUrl}
    price={wish.productPrice}
    discountPrice={wish.discountPrice}
    soldOut={wish.soldOut}
    corner={<WishHeart productId={wish.productId} name={wish.productName} />}
  />
);
