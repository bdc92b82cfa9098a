import { useState } from 'react';
import type { CheckoutQuote } from '#domain/trade/cart/checkout.ts';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip, Muted, Row, VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/products/price.tsx';
import { ProductLine } from '#src/ui/products/product-line.tsx';
import { Block } from './checkout-layout.tsx';

/** Number of lines above which only pictures are shown at first. */
const SHOWN_WHOLE = 2;

const Thumbnails = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 72px)',
  gap: '$2',
  '& li': { width: '72px', height: '72px', overflow: 'hidden', borderRadius: '$tile', background: '$tile' },
});

type Lines = { lines: CheckoutQuote['lines'] };

/** Lines of the order at present prices; many lines are collapsed to pictures. */
export function QuoteLines({ lines }: Lines) {
  const [wantsAll, setWantsAll] = useState(false);
  const isLong = lines.length > SHOWN_WHOLE && lines.every(({ available }) => available);
  const isOpen = !isLong || wantsAll;
  const pairs = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Block
      title={text.items}
      act={
        isLong ? (
          <Button
            size="small"
            tone="ghost"
            type="button"
            aria-expanded={isOpen}
            onClick={() => setWantsAll(!wantsAll)}
          >
            {isOpen ? text.fewLines : text.allLines(pairs)}
          </Button>
        ) : (
          <Muted>{commonProductText.totalPieces(pairs)}</Muted>
        )
      }
    >
      {isOpen ? (
        lines.map((line) => <QuoteLine key={line.optionId} line={line} />)
      ) : (
        <Pictures lines={lines} />
      )}
    </Block>
  );
}

const QuoteLine = ({ line }: { line: Lines['lines'][number] }) => (
  <ProductLine goods={{ ...line, option: line }}>
    <Row css={{ gap: '$2' }}>
      <Price
        price={line.price * line.quantity}
        discountPrice={line.discountPrice * line.quantity}
        labels={commonProductText.priceLabels}
      />
      <Muted>{commonProductText.totalPieces(line.quantity)}</Muted>
    </Row>
    {line.available ? null : <Chip tone="accent">{text.unavailable}</Chip>}
  </ProductLine>
);

const Pictures = ({ lines }: Lines) => (
  <Thumbnails>
    {lines.map((line) => (
      <li key={line.optionId}>
        <Picture image={line.imageUrl} alt="" width={72} height={72} />
        <VisuallyHidden>{line.productName}</VisuallyHidden>
      </li>
    ))}
  </Thumbnails>
);
