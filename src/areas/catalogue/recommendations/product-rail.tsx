import type { ReactNode } from 'react';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { useListedProducts } from '#src/areas/catalogue/product/listed-products.ts';
import { WishlistButton } from '#src/areas/catalogue/wishlist/lazy-card-actions.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Row, SectionTitle } from '#src/ui/layout/layout.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';
import { ProductCard, ProductGrid } from '#src/ui/products/product-card.tsx';

type ProductRailProps = {
  title: string;
  /** Link to the whole list, with its text. */
  more: { href: string; text: string };
  products: readonly ProductListItem[];
  /** Renders a name with highlighted parts. */
  written?: (name: string) => ReactNode;
  /** Loads the pictures with high priority, for a rail in the first view. */
  priority?: boolean;
  /** Loads the pictures with the first movement of a person, for a rail outside of the first view. */
  far?: boolean;
};

/** Rail of products with a title and a link to all of them; renders nothing without products. */
export function ProductRail(props: ProductRailProps) {
  const { title, more, products, written, priority = false, far = false } = props;
  useListedProducts(products);
  if (products.length === 0) return null;
  return (
    <section>
      <Row spread>
        <SectionTitle>{title}</SectionTitle>
        <TextLink href={more.href} aria-label={`${title} ${more.text}`}>
          {more.text}
        </TextLink>
      </Row>
      <ProductGrid rail below={!priority} far={far}>
        {products.map((product, index) => (
          <ProductCard
            key={product.productId}
            href={paths.product(product.productId)}
            corner={<WishlistButton productId={product.productId} name={product.name} />}
            product={product}
            name={written?.(product.name)}
            sizes={pictureSizes.strip}
            priority={priority && isInFirstView(index)}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
