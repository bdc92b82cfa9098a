import type { ProductListItem } from '#domain/catalogue/product.ts';
import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { FirstPicture } from '../gallery/gallery.tsx';
import { ProductColumns, ProductHead } from './product-head.tsx';

export type ProductPreviewProps = { product: ProductListItem };

/** Placeholder from the list row, in the layout of the product page; without buy buttons. */
const ProductPreview = ({ product }: ProductPreviewProps) => (
  <ProductColumns>
    <FirstPicture
      image={product.mainImageUrl}
      alt={text.pictureOf(product.name, 1)}
      known={product.mainImageUrl}
    />
    <Stack gap={6}>
      <ProductHead product={product} />
      <Skeleton rows={4} height={72} />
    </Stack>
  </ProductColumns>
);

export default ProductPreview;
