import type { CheckoutQuote } from '#domain/trade/checkout.ts';
import { checkoutText as text } from '#src/areas/trade/checkout.text.ts';
import { goodsText } from '#src/text/goods.ts';
import { GoodsLine } from '#src/ui/goods-line.tsx';
import { Card, Chip, Muted, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/price.tsx';

/** What is ordered, at today's price. */
export function QuoteLines({ lines }: { lines: CheckoutQuote['lines'] }) {
  return (
    <Card>
      <Stack>
        <SectionTitle>{text.items}</SectionTitle>
        {lines.map((line) => (
          <GoodsLine key={line.optionId} goods={{ ...line, option: line }}>
            <Price
              price={line.price * line.quantity}
              discountPrice={line.discountPrice * line.quantity}
              labels={goodsText.priceLabels}
            />
            <Muted>{goodsText.totalPieces(line.quantity)}</Muted>
            {line.available ? null : <Chip tone="accent">{text.unavailable}</Chip>}
          </GoodsLine>
        ))}
      </Stack>
    </Card>
  );
}
