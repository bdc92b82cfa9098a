import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { lateHydration } from '#src/lib/loading/preloadable.tsx';
import { clamped, styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { belowFold, onceMoved } from '../layout/below-fold.ts';
import { Picture } from '../picture.tsx';
import { pictureSizes } from '../picture-sizes.ts';
import { cardColumns } from '../states.tsx';
import { CardFacts } from './card-facts.tsx';
import type { ColorDotsProps } from './color-dots.tsx';
import { Price } from './price.tsx';

const DotsRoom = styled('p', { minHeight: '14px' });
/** Colour dots: rendered by the server and hydrated late, because they have no handlers. */
const ColorDots = lateHydration<ColorDotsProps>(
  () => import('./color-dots.tsx'),
  () => <DotsRoom />,
);

const Item = styled('li', { position: 'relative', minWidth: 0 });
/** Layer over the picture that lets presses through, except on its content at the lower edge. */
const Corner = styled('div', {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  aspectRatio: '1',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'end',
  padding: '2px',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
const Card = styled(Link, {
  display: 'block',
  '& figure': {
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: '$tile',
    background: '$tile',
  },
  '&:active figure': { opacity: 0.86 },
});
const Words = styled('div', {
  display: 'grid',
  gap: '3px',
  padding: '10px $3 0',
  '@tablet': { padding: '$3 0 0' },
});
const Store = styled('p', { fontSize: '$meta', color: '$ink3', lineHeight: '$snug', ...clamped(1) });
const Name = styled('h3', {
  fontSize: '$label',
  fontWeight: '$regular',
  letterSpacing: '-.006em',
  lineHeight: '$snug',
  // A very long name does not push the price out of the row.
  ...clamped(2),
});

/** Style that spans the width of a phone's screen, beyond the margin of the page. */
export const fullBleed = { marginInline: 'calc(50% - 50vw)' } as const;

/** Style of a rail that scrolls sideways on a phone and shows the edge of the third card. */
export const stripOnPhone = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '42%',
  ...fullBleed,
  padding: '$2 $gutter',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '$space$gutter',
  '& > li': { scrollSnapAlign: 'start' },
} as const;

/** Cards outside of the first two screens of a phone. */
const BELOW = ' > li:nth-child(n + 9)';

/** Grid of product cards, edge to edge on a phone, or a rail. */
export const ProductGrid = styled('ul', {
  display: 'grid',
  ...cardColumns,
  '@phone': fullBleed,
  variants: {
    rail: {
      true: {
        marginTop: '$4',
        '@phone': { ...stripOnPhone, gap: '$2', '& a > div': { paddingInline: 0 } },
      },
      false: { ...belowFold('300px', BELOW), ...onceMoved(BELOW) },
    },
    below: { true: { ...belowFold('670px'), '@phone': belowFold('288px') } },
    /** Outside of the first view of every screen: a rail may stand in it where little is above. */
    far: { true: onceMoved() },
  },
  defaultVariants: { rail: false },
});

type ProductCardProps = {
  product: ProductListItem;
  href: string;
  priority?: boolean;
  /** Value of `sizes`, for places other than the grid. */
  sizes?: string;
  /** Name with highlighted parts, such as a search match. */
  name?: ReactNode;
  /** Control over the picture, which is not part of the link. */
  corner?: ReactNode;
};

/** Product card; the whole card is a link. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, priority = false, sizes = pictureSizes.grid, corner } = props;
  const { name = product.name } = props;
  const { colors } = product;
  // A constant element for the same colours, because a late part must not get new props before hydration.
  const dots = useMemo(() => <ColorDots codes={colors} />, [colors]);
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
        <Words>
          {dots}
          <Store>{product.storeName}</Store>
          <Name>{name}</Name>
          <Price
            price={product.price}
            discountPrice={product.discountPrice}
            labels={commonProductText.priceLabels}
          />
          <CardFacts product={product} />
        </Words>
      </Card>
      {corner ? <Corner>{corner}</Corner> : null}
    </Item>
  );
}
