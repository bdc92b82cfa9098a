import { useSelector } from '@xstate/react';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { compareText as text } from '#src/areas/catalogue/compare.text.ts';
import { compareOf } from '#src/areas/catalogue/compare.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/every-icon.tsx';

const Press = styled('button', {
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$round',
  background: 'transparent',
  color: '$inkOnTile',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:active': { opacity: 0.6 },
  '& svg': { padding: '3px', borderRadius: '$round', boxSizing: 'content-box' },
  '&[aria-pressed="true"] svg': { background: '$inkOnTile', color: 'white' },
});

/** Lays a product into the tray of those to compare, or takes it out. */
export function ComparePress({ product }: { product: ProductListItem }) {
  const compare = compareOf(useApp());
  const { productId, name } = product;
  const isIn = useSelector(compare, ({ context }) => context.tray.some((one) => one.productId === productId));
  return (
    <Press
      type="button"
      aria-pressed={isIn}
      aria-label={isIn ? text.remove(name) : text.add(name)}
      onClick={() =>
        compare.send(isIn ? { type: 'product.removed', productId } : { type: 'product.added', product })
      }
    >
      <Icon name="compare" size={20} />
    </Press>
  );
}
