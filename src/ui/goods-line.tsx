import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { COLORS } from '#domain/catalogue/colors.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { reachable } from './button-link.tsx';
import { Muted, Stack } from './layout.tsx';
import { Picture } from './picture.tsx';

const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'start',
  '& figure': {
    width: '88px',
    height: '88px',
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

export const colorName = (code: string): string => COLORS.find((color) => color.code === code)?.name ?? code;

/** `공용 · 블랙 · 260mm` */
export const optionName = ({
  gender,
  color,
  size,
}: {
  gender: string;
  color: string;
  size: string;
}): string => [goodsText.genders[gender] ?? gender, colorName(color), goodsText.mm(size)].join(' · ');

type Goods = {
  productId: number;
  productName: string;
  storeName?: string;
  imageUrl: string | null;
  option: { gender: string; color: string; size: string };
};

/** Picture, name and option of something in a cart or an order. */
export function GoodsLine({ goods, children }: { goods: Goods; children?: ReactNode }) {
  return (
    <Line>
      <figure>
        <Picture image={goods.imageUrl} alt="" width={88} height={88} />
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
