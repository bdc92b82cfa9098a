import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { compareText as text } from '#src/areas/catalogue/compare/compare.text.ts';
import { compareOf } from '#src/areas/catalogue/compare/compare.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { watchLongPress } from '#src/lib/long-press.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/few-icons.tsx';

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

type ComparePressProps = {
  product: ProductListItem;
  /** Also reacts to a long press on the product card. */
  onCard?: boolean;
};

/** Button that adds a product to the comparison tray or removes it. */
export function CompareButton({ product, onCard = false }: ComparePressProps) {
  const press = useRef<HTMLButtonElement>(null);
  const app = useApp();
  const compare = useHydrated() ? compareOf(app) : undefined;
  const { productId, name } = product;
  const isIn = useSelector(
    compare,
    (now) => now?.context.tray.some((one) => one.productId === productId) ?? false,
  );
  const toggle = () =>
    compare?.send(isIn ? { type: 'product.removed', productId } : { type: 'product.added', product });
  const hold = useEffectEvent(toggle);
  useEffect(() => {
    const card = onCard ? press.current?.closest('li') : null;
    return card ? watchLongPress(card, () => hold()) : undefined;
  }, [onCard]);
  return (
    <Press
      ref={press}
      type="button"
      aria-pressed={isIn}
      aria-label={isIn ? text.remove(name) : text.add(name)}
      onClick={toggle}
    >
      <Icon name="compare" size={20} />
    </Press>
  );
}
