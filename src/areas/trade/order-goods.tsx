import type { ReactNode } from 'react';
import type { OrderItem } from '#domain/trade/order.ts';
import { isReceived } from '#domain/trade/order-life.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { goodsText } from '#src/text/goods.ts';
import { GoodsLine } from '#src/ui/goods-line.tsx';
import { Chip, Muted, Row } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/price.tsx';

/** One line of an order: what, how many, for how much, and how it stands. */
export const OrderGoods = ({ item, children }: { item: OrderItem; children?: ReactNode }) => (
  <GoodsLine goods={{ ...item, option: item.optionDetails }}>
    <Row>
      <Chip tone={isReceived(item.status) ? 'plain' : 'accent'}>
        {item.confirmedAt && isReceived(item.status) ? text.confirmed : text.statuses[item.status]}
      </Chip>
      <Muted>{text.pieces(item.quantity)}</Muted>
    </Row>
    <Price
      price={item.totalPrice * item.quantity}
      discountPrice={item.finalPrice * item.quantity}
      labels={goodsText.priceLabels}
    />
    {children}
  </GoodsLine>
);
