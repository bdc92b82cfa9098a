import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { Delivery } from '#domain/kit/pricing/delivery.ts';
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '#domain/policies/delivery.ts';
import { productText as text } from '#src/areas/catalogue/product/products.text.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { deliveryText } from '#src/lib/delivery-text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { reachable } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Price } from '#src/ui/products/price.tsx';

/**
 * Columns of a product page: pictures on the left, information and options on the right; stacked on small screens.
 */
export const ProductColumns = styled('div', {
  display: 'grid',
  gap: '$8',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'start',
  '& > :last-child': {
    '@media (min-width: 769px)': { position: 'sticky', top: 'calc($sizes$header + $space$6)' },
  },
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4', marginTop: '-$4' },
});

const Head = styled('header', {
  position: 'relative',
  display: 'grid',
  gap: '6px',
  '& h1': {
    fontSize: '$title2',
    fontWeight: '$semibold',
    lineHeight: '$title',
    letterSpacing: '-.018em',
    '&:focus': { outline: 'none' },
  },
});
const Store = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  color: '$ink2',
  fontSize: '$meta',
  ...reachable,
  '@small': { ...reachable['@small'], display: 'inline-flex' },
});
const Delivered = styled('p', {
  // In lines of their own, since text after a date would move when the font loads.
  display: 'grid',
  color: '$ink2',
  fontSize: '$label',
  lineHeight: '$snug',
  '& strong': { color: '$ink', fontWeight: '$semibold' },
});

type Headed = Pick<ProductListItem, 'storeId' | 'storeName' | 'name' | 'price' | 'discountPrice'> & {
  freeShipping: boolean;
  delivery?: Delivery | null;
};

/** Heading of a product from the fields that a list row has as well. */
export function ProductHead({ product, children }: { product: Headed; children?: ReactNode }) {
  const { user } = useSession();
  return (
    <Head>
      <Store href={`${paths.store}/${product.storeId}`}>
        {product.storeName}
        <Icon name="right" size={14} />
      </Store>
      <h1 tabIndex={-1}>{product.name}</h1>
      {children}
      <Price
        large
        price={product.price}
        discountPrice={product.discountPrice}
        labels={commonProductText.priceLabels}
      />
      <Delivered>
        {product.delivery ? <strong>{deliveryText(product.delivery)}</strong> : null}
        <span>
          {product.freeShipping || user?.freeDelivery
            ? commonProductText.freeShipping
            : text.deliveryFacts(formatWon(DELIVERY_FEE), formatWon(FREE_DELIVERY_FROM))}
        </span>
      </Delivered>
    </Head>
  );
}

const Rated = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  justifySelf: 'start',
  minHeight: '44px',
  margin: '-10px 0',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: '$ink2',
  fontSize: '$meta',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& strong': { color: '$ink', fontWeight: '$semibold' },
  '& svg:first-child': { color: '$ink' },
});

type RatingLineProps = { rating: number | null; reviewCount: number; onRead: () => void };

/** Rating of a product, linked to its reviews; renders nothing without one. */
export const RatingLine = ({ rating, reviewCount, onRead }: RatingLineProps) =>
  rating === null ? null : (
    <Rated type="button" onClick={onRead}>
      <Icon name="star" size={15} filled />
      <strong>{rating.toFixed(1)}</strong>
      {text.readReviews(formatNumber(reviewCount))}
      <Icon name="right" size={14} />
    </Rated>
  );
