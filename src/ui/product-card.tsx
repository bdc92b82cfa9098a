import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { goodsText, goodsText as text } from '#src/text/goods.ts';
import { farBelow } from './far-below.ts';
import { Picture } from './picture.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { Price } from './price.tsx';

const Item = styled('li', { position: 'relative', minWidth: 0 });
const Corner = styled('div', { position: 'absolute', top: '$2', right: '$2', display: 'grid', gap: '$1' });
const Card = styled(Link, {
  display: 'grid',
  gap: '$1',
  '& figure': {
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: '$card',
    background: '$sunken',
    marginBottom: '$2',
  },
  '& img': { transition: 'transform .25s' },
  '&:hover img': { transform: 'scale(1.03)' },
  '@reduced': { '&:hover img': { transform: 'none' } },
});
const Store = styled('p', { fontSize: '$meta', color: '$ink3', fontWeight: 600, ...clamped(1) });
const Name = styled('h3', {
  fontSize: '$label',
  fontWeight: 400,
  margin: 0,
  lineHeight: 1.4,
  // A very long name does not push its price out of the row.
  ...clamped(3),
});
const Wish = styled('p', { fontSize: '$meta', color: '$ink3' });

/** On a phone a few things under a title are pushed past with a finger; the third one looks in. */
export const stripOnPhone = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '42%',
  margin: '$2 -12px 0',
  padding: '$2 12px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '12px',
  '& > li': { scrollSnapAlign: 'start' },
} as const;

/** Grid of cards: two columns on a phone, or a strip. */
export const ProductGrid = styled('ul', {
  display: 'grid',
  gap: '$6 $4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  '@small': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$5 $3' },
  variants: {
    rail: {
      true: { marginTop: '$4', '@small': stripOnPhone },
      false: farBelow('300px', ' > li:nth-child(n + 9)'),
    },
    below: { true: { ...farBelow('670px'), '@small': farBelow('288px') } },
  },
  defaultVariants: { rail: false },
});

type ProductCardProps = {
  product: ProductListItem;
  href: string;
  priority?: boolean;
  /** How wide its picture is drawn, where it is not in a grid. */
  sizes?: string;
  /** Something to press over the picture; it is no part of the link. */
  corner?: ReactNode;
};

/** One product; the whole card is the link. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, priority = false, sizes = pictureSizes.grid, corner } = props;
  return (
    <Item>
      <Card href={href}>
        <figure>
          <Picture
            image={product.mainImageUrl}
            alt=""
            width={400}
            height={400}
            sizes={sizes}
            priority={priority}
          />
        </figure>
        <Store>{product.storeName}</Store>
        <Name>{product.name}</Name>
        <Price price={product.price} discountPrice={product.discountPrice} labels={goodsText.priceLabels} />
        <Wish>{text.wished(formatNumber(product.wishNumber))}</Wish>
      </Card>
      {corner ? <Corner>{corner}</Corner> : null}
    </Item>
  );
}
