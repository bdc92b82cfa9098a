import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { formatWon } from '#domain/kit/format.ts';
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '#domain/kit/pricing.ts';
import { productText as text } from '#src/areas/catalogue/products.text.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { reachable, TextLink } from '#src/ui/button-link.tsx';
import { Muted, PageTitle, Stack } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/price.tsx';

const Line = styled('nav', {
  fontSize: '$label',
  color: '$ink3',
  marginBottom: '$4',
  '& a': { textDecoration: 'underline', ...reachable },
});

/** Picture on the left, what there is to know and to choose on the right; one below the other on a phone. */
export const ProductColumns = styled('div', {
  display: 'grid',
  gap: '$8',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$5' },
});

/** The way down to a product; its last step comes with the product. */
export const ProductCrumbs = ({ children }: { children?: ReactNode }) => (
  <Line aria-label={text.breadcrumb}>
    <Link href={paths.products()}>{text.title}</Link> › {children}
  </Line>
);

type Headed = Pick<ProductListItem, 'storeId' | 'storeName' | 'name' | 'price' | 'discountPrice'>;

/** What a list knows of a product, and its own page too. */
export const ProductHead = ({ product }: { product: Headed }) => (
  <Stack gap={2}>
    <TextLink href={paths.products({ storeIds: [product.storeId] })}>{product.storeName}</TextLink>
    <PageTitle>{product.name}</PageTitle>
    <Price large price={product.price} discountPrice={product.discountPrice} labels={goodsText.priceLabels} />
    <Muted>{text.deliveryFacts(formatWon(DELIVERY_FEE), formatWon(FREE_DELIVERY_FROM))}</Muted>
  </Stack>
);
