import { useState } from 'react';
import { Link } from 'wouter';
import type { FeedItem } from '#domain/community/feed.ts';
import { isKept } from '#domain/community/unit-state.ts';
import { formatWon } from '#domain/kit/format.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { TaggedProductSheetProps } from './tagged-product-sheet.tsx';

// Chart and sheet are loaded by the first press.
const Sheet = addition<TaggedProductSheetProps>(
  () => import('./tagged-product-sheet.tsx'),
  () => null,
);

const Card = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  padding: '$3',
  borderRadius: '$card',
  background: '$sunken',
});
const Shoe = styled(Link, {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  '& > span:first-child': {
    flex: 'none',
    width: '64px',
    height: '64px',
    overflow: 'hidden',
    borderRadius: '$control',
    background: '$tile',
  },
  '& > span:last-child': { display: 'grid', minWidth: 0 },
});
const Name = styled('span', { fontSize: '$label', ...clamped(1) });
const Price = styled('strong', { fontSize: '$priceM', fontVariantNumeric: 'tabular-nums' });

type TaggedProductProps = { shoe: FeedItem & { productId: number } };

/** Tagged product of a feed: price and worn size; its sizes open in a sheet. */
export function TaggedProduct({ shoe }: TaggedProductProps) {
  const [open, setOpen] = useState(false);
  const { productId, productName, imageUrl, discountPrice, size, sizesInStock, state } = shoe;
  const isLeft = size !== null && sizesInStock.includes(String(size));
  // An older server does not send the delivery state.
  const kept = state === null || isKept(state);
  const worn = size === null ? '' : text.worn(size, discountPrice === null ? null : isLeft, kept);
  const facts = [state === null ? '' : text.pair[state], worn].filter(Boolean).join(' · ');
  return (
    <Card onPointerEnter={() => void Sheet.preload()}>
      <Shoe href={paths.product(productId)}>
        <span>
          <Picture image={imageUrl} alt="" width={64} height={64} />
        </span>
        <span>
          <Name>{productName}</Name>
          <Price>{discountPrice === null ? text.notSold : formatWon(discountPrice)}</Price>
          <Muted as="span">{facts}</Muted>
        </span>
      </Shoe>
      {discountPrice === null ? null : (
        <Button size="small" type="button" tone="primary" onClick={() => setOpen(true)}>
          {text.sizes}
        </Button>
      )}
      {open ? <Sheet shoe={shoe} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
