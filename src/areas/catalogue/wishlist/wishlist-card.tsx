import type { Wish } from '#domain/catalogue/wishlist.ts';
import { SavedProductCard } from '#src/areas/catalogue/recent-views/saved-product-card.tsx';
import WishlistButton from '#src/areas/catalogue/wishlist/wishlist-button.tsx';

/** Card of a product in the wishlist, with the button that removes it. */
export const WishlistCard = ({ wish }: { wish: Wish }) => (
  <SavedProductCard
    productId={wish.productId}
    name={wish.productName}
    storeName={wish.storeName}
    image={wish.productImageUrl}
    price={wish.productPrice}
    discountPrice={wish.discountPrice}
    soldOut={wish.soldOut}
    corner={<WishlistButton productId={wish.productId} name={wish.productName} />}
  />
);
