import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { lateLife } from '#src/lib/loading/preloadable.tsx';
import { clamped, styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { belowFold, onceMoved } from '../layout/below-fold.ts';
import { Picture } from '../picture.tsx';
import { pictureSizes } from '../picture-sizes.ts';
import { cardColumns } from '../states.tsx';
import { CardFacts } from './card-facts.tsx';
import type { ColorDotsProps } from './color-dots.tsx';
import { Price } from './price.tsx';

const DotsRoom = styled('p', { minHeight: '14px' });
/** Nobody presses them: they are drawn by the server, and their colours are no part of the first view. */
const ColorDots = lateLife<ColorDotsProps>(
  () => import('./color-dots.tsx'),
  () => <DotsRoom />,
);

const Item = styled('li', { position: 'relative', minWidth: 0 });
/** Lies over the picture and lets presses through, but for what stands at its lower edge. */
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
  // A very long name does not push its price out of the row.
  ...clamped(2),
});

/** From one edge of a phone to the other, out of the page's own margin. */
export const fullBleed = { marginInline: 'calc(50% - 50vw)' } as const;

/** On a phone a few things under a title are pushed past with a finger; the third one looks in. */
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

/** Cards that are not on the first two screens of a phone. */
const BELOW = ' > li:nth-child(n + 9)';

/** Grid of cards: edge to edge on a phone, or a strip. */
export const ProductGrid = styled('ul', {
  display: 'grid',
  ...cardColumns,
  '@phone': fullBleed,
  variants: {
    rail: {
      true: {
        marginTop: '$4',
        ...onceMoved(),
        '@phone': { ...stripOnPhone, gap: '$2', '& a > div': { paddingInline: 0 } },
      },
      false: { ...belowFold('300px', BELOW), ...onceMoved(BELOW) },
    },
    below: { true: { ...belowFold('670px'), '@phone': belowFold('288px') } },
  },
  defaultVariants: { rail: false },
});

type ProductCardProps = {
  product: ProductListItem;
  href: string;
  priority?: boolean;
  /** How wide its picture is drawn, where it is not in a grid. */
  sizes?: string;
  /** Its name, where part of it stands out. */
  name?: ReactNode;
  /** Something to press over the picture; it is no part of the link. */
  corner?: ReactNode;
};

/** One product; the whole card is the link. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, priority = false, sizes = pictureSizes.grid, corner } = props;
  const { name = product.name } = props;
  const { colors } = product;
  // The same element for the same colours: what comes to life late must not change before.
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
          <Price price={product.price} discountPrice={product.discountPrice} labels={goodsText.priceLabels} />
          <CardFacts product={product} />
        </Words>
      </Card>
      {corner ? <Corner>{corner}</Corner> : null}
    </Item>
  );
}
