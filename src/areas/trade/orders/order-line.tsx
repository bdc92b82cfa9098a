import type { ReactNode } from 'react';
import type { OrderItem } from '#domain/trade/orders/order.ts';
import { commonProductText } from '#src/text/products.ts';
import { Chip, Muted, Row } from '#src/ui/layout/layout.tsx';
import { Price } from '#src/ui/products/price.tsx';
import { ProductLine } from '#src/ui/products/product-line.tsx';
import { isAsked, lineState } from './order-state.ts';

type OrderGoodsProps = {
  item: OrderItem;
  /** State of the whole order; a line with the same state does not repeat it. */
  said?: string;
  children?: ReactNode;
};

/** Order line: product, quantity, price and state. */
export function OrderLine({ item, said, children }: OrderGoodsProps) {
  const state = lineState(item);
  return (
    <ProductLine tile={80} goods={{ ...item, option: item.optionDetails }}>
      <Row css={{ gap: '$2' }}>
        <Price
          price={item.totalPrice * item.quantity}
          discountPrice={item.finalPrice * item.quantity}
          labels={commonProductText.priceLabels}
        />
        <Muted>{commonProductText.totalPieces(item.quantity)}</Muted>
        {state !== said || isAsked(item) ? <Chip>{state}</Chip> : null}
      </Row>
      {children}
    </ProductLine>
  );
}
