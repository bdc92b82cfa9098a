import type { Wish } from '#domain/catalogue/wishlist.ts';
import { SavedProductCard } from '#src/areas/catalogue/recent-views/saved-product-card.tsx';
import PricedWishlistButton from '#src/areas/catalogue/wishlist/priced-wishlist-button.tsx';

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
    corner={<PricedWishlistButton productId={wish.productId} name={wish.productName} />}
  />
);
