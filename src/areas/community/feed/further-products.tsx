import type { FeedItem } from '#domain/community/feed.ts';
import type { FeedProduct } from '#domain/community/feed-products.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { TaggedProduct } from './tagged-product.tsx';

const itemOf = (product: FeedProduct): FeedItem & { productId: number } => ({
  id: product.orderItemId,
  state: product.orderItemState ?? null,
  productId: product.productId,
  productName: product.productName,
  size: product.productSize,
  gender: product.productGender ?? null,
  color: product.productColor ?? null,
  imageUrl: product.productImageUrl ?? null,
  price: product.productPrice ?? null,
  discountPrice: product.productDiscountPrice ?? null,
  sizesInStock: product.productSizesInStock,
});

export type FurtherProductsProps = { products: readonly FeedProduct[] };

/** Products that a feed shows beside its own, each with its sizes. */
const FurtherProducts = ({ products }: FurtherProductsProps) => (
  <Stack gap={2}>
    {products.map((product) => (
      <TaggedProduct key={product.orderItemId} shoe={itemOf(product)} />
    ))}
  </Stack>
);

export default FurtherProducts;
