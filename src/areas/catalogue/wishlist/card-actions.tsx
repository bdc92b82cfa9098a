import type { ProductListItem } from '#domain/catalogue/product.ts';
import { CompareButton } from '../compare/compare-press.tsx';
import PricedWishlistButton from './priced-wishlist-button.tsx';

export type CardActionsProps = { product: ProductListItem };

/** Actions of a product card. */
export default function CardActions({ product }: CardActionsProps) {
  return (
    <>
      <CompareButton onCard product={product} />
      <PricedWishlistButton productId={product.productId} name={product.name} />
    </>
  );
}
