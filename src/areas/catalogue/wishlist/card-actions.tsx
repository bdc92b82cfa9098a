import type { ProductListItem } from '#domain/catalogue/product.ts';
import { ComparePress } from '../compare/compare-press.tsx';
import WishHeart from './wishlist-button.tsx';

export type CardActsProps = { product: ProductListItem };

/** Actions of a product card. */
export default function CardActs({ product }: CardActsProps) {
  return (
    <>
      <ComparePress onCard product={product} />
      <WishHeart productId={product.productId} name={product.name} />
    </>
  );
}
