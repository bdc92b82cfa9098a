import { type FeedProduct, toOrderItem } from '#domain/community/feed.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { TaggedProduct } from './tagged-product.tsx';

export type FurtherProductsProps = { products: readonly FeedProduct[] };

/** Products that a feed shows beside its own, each with its sizes. */
const FurtherProducts = ({ products }: FurtherProductsProps) => (
  <Stack gap={2}>
    {products.map((product) => {
      const item = toOrderItem(product);
      if (!item?.productId) return null;
      return <TaggedProduct key={item.id} shoe={{ ...item, productId: item.productId }} />;
    })}
  </Stack>
);

export default FurtherProducts;
