import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { reachable } from '../button-link.tsx';
import { Muted, Stack } from '../layout/layout.tsx';
import { Picture } from '../picture.tsx';
import { colorName } from './color-name.ts';

const Line = styled('div', {
  variants: { tile: { 80: { $$tile: '80px' }, 88: { $$tile: '88px' }, 96: { $$tile: '96px' } } },
  display: 'grid',
  gridTemplateColumns: '$$tile minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'start',
  '& figure': {
    width: '$$tile',
    height: '$$tile',
    margin: 0,
    borderRadius: '$control',
    overflow: 'hidden',
    background: '$tile',
  },
});
const Name = styled(Link, {
  fontWeight: '$semibold',
  '@hover': { '&:hover': { textDecoration: 'underline' } },
  ...reachable,
});

/** Style text such as `공용 · 블랙`. */
export const styleName = ({ gender, color }: { gender: string; color: string }): string =>
  [commonProductText.genders[gender] ?? gender, colorName(color)].join(' · ');

/** Option text such as `공용 · 블랙 · 260mm`. */
export const optionName = (option: { gender: string; color: string; size: string }): string =>
  [styleName(option), commonProductText.mm(option.size)].join(' · ');

type Goods = {
  productId: number;
  productName: string;
  storeName?: string;
  imageUrl: string | null;
  option: { gender: string; color: string; size: string };
};

type GoodsLineProps = {
  goods: Goods;
  /** Side length of the picture, px. */
  tile?: 80 | 88 | 96;
  children?: ReactNode;
};

/** Picture, name and option of a cart or order line. */
export function ProductLine({ goods, tile = 88, children }: GoodsLineProps) {
  return (
    <Line tile={tile}>
      <figure>
        <Picture image={goods.imageUrl} alt="" width={tile} height={tile} />
      </figure>
      <Stack gap={2}>
        <div>
          {goods.storeName ? <Muted>{goods.storeName}</Muted> : null}
          <Name href={paths.product(goods.productId)}>{goods.productName}</Name>
          <Muted>{optionName(goods.option)}</Muted>
        </div>
        {children}
      </Stack>
    </Line>
  );
}
