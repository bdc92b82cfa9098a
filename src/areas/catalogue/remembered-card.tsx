import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { wishText } from '#src/areas/catalogue/wishlist.text.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { Chip, Muted } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';
import { Price } from '#src/ui/price.tsx';

const Item = styled('li', { position: 'relative', minWidth: 0 });
const Card = styled(Link, {
  display: 'grid',
  gap: '$1',
  '& figure': {
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: '$card',
    background: '$sunken',
    margin: 0,
  },
  '& h2': { fontSize: '$label', fontWeight: 400, margin: 0 },
});
const Corner = styled('div', {
  position: 'absolute',
  top: '$2',
  right: '$2',
  display: 'grid',
  justifyItems: 'end',
  gap: '$1',
});

type RememberedCardProps = {
  productId: number;
  name: string;
  storeName: string;
  image: string | null;
  price: number;
  discountPrice: number;
  soldOut: boolean;
  /** When it was remembered, in words. */
  note: string;
  /** What can be pressed over the picture. */
  corner: ReactNode;
};

/** A product that a person came back for: what it costs now, whether it is left, and since when. */
export function RememberedCard(props: RememberedCardProps) {
  const { productId, name, storeName, image, price, discountPrice, soldOut, note, corner } = props;
  return (
    <Item>
      <Card href={paths.product(productId)}>
        <figure>
          <Picture image={image} alt="" width={400} height={400} sizes={pictureSizes.grid} />
        </figure>
        <Muted>{storeName}</Muted>
        <h2>{name}</h2>
        <Price price={price} discountPrice={discountPrice} labels={goodsText.priceLabels} />
        {soldOut ? <Chip css={{ justifySelf: 'start' }}>{wishText.soldOut}</Chip> : null}
        <Muted>{note}</Muted>
      </Card>
      <Corner>{corner}</Corner>
    </Item>
  );
}
