import type { MyPriceProps } from '#src/areas/trade/my-price/my-price-press.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';
import WishlistButton, { type WishlistButtonProps } from './wishlist-button.tsx';

/** Loaded for shoppers who are logged in only, so that visitors get none of its code. */
const MyPrice = addition<MyPriceProps>(
  () => import('#src/areas/trade/my-price/my-price-press.tsx'),
  () => null,
);

/** Wishlist button, with the own price where it lies over the picture of a card. */
export default function PricedWishlistButton(props: WishlistButtonProps) {
  const { user } = useSession();
  return (
    <>
      {user && !props.inBar ? <MyPrice productId={props.productId} place="picture" /> : null}
      <WishlistButton {...props} />
    </>
  );
}
