import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { heartText } from '#src/areas/catalogue/wishlist/wishlist-button.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Chip, Muted } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';
import { Price } from '#src/ui/products/price.tsx';

const Item = styled('li', { position: 'relative', minWidth: 0 });
const Card = styled(Link, {
  display: 'grid',
  gap: '$1',
  '& figure': {
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: '$tile',
    background: '$tile',
    margin: 0,
  },
  '& > :not(figure)': { paddingInline: '$2', '@tablet': { paddingInline: 0 } },
  '& h2': {
    fontSize: '$label',
    fontWeight: '$regular',
    lineHeight: '$snug',
    letterSpacing: 0,
    ...clamped(2),
  },
});
/** Layer over the picture that lets presses through, except on its content: at the lower edge, unless it says otherwise. */
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

type RememberedCardProps = {
  productId: number;
  name: string;
  storeName: string;
  image: string | null;
  price: number;
  discountPrice: number;
  soldOut: boolean;
  /** Control over the picture. */
  corner: ReactNode;
};

/** Card of a wished or viewed product with its present price and availability. */
export function SavedProductCard(props: RememberedCardProps) {
  const { productId, name, storeName, image, price, discountPrice, soldOut, corner } = props;
  return (
    <Item>
      <Card href={paths.product(productId)}>
        <figure>
          <Picture image={image} alt="" width={400} height={400} sizes={pictureSizes.grid} />
        </figure>
        <Muted>{storeName}</Muted>
        <h2>{name}</h2>
        <Price price={price} discountPrice={discountPrice} labels={commonProductText.priceLabels} />
        {soldOut ? <Chip css={{ justifySelf: 'start' }}>{heartText.soldOut}</Chip> : null}
      </Card>
      <Corner>{corner}</Corner>
    </Item>
  );
}
