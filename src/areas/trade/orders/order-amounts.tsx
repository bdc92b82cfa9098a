import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { isGone } from '#domain/trade/orders/order-lifecycle.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Block } from '../checkout/checkout-layout.tsx';

const text = orderText.amounts;

/** Discounts of an order by part, as on the order form; parts of 0 won are left out. */
function offOf(order: OrderDetail): [name: string, won: number][] {
  const { totalDiscountPrice, levelDiscount, followerDiscount = 0, couponDiscount, usedPoints } = order;
  const parts: [string, number][] = [
    [text.product, totalDiscountPrice - levelDiscount - followerDiscount - couponDiscount - usedPoints],
    [text.level, levelDiscount],
    [text.follower, followerDiscount],
    [text.coupon, couponDiscount],
    [text.used, usedPoints],
  ];
  return parts.filter(([, won]) => won > 0);
}

/** True once every line that was not cancelled or returned is confirmed, so that its points are credited. */
const isCredited = ({ items }: OrderDetail): boolean => {
  const kept = items.filter(({ status }) => !isGone(status));
  return kept.length > 0 && kept.every(({ confirmedAt }) => confirmedAt !== null);
};

/** Amounts and payment of an order. */
export const OrderAmounts = ({ order }: { order: OrderDetail }) => (
  <Block title={orderText.sections.payment}>
    <Amounts>
      <dt>{text.goods}</dt>
      <dd>{formatWon(order.totalPrice)}</dd>
      {offOf(order).flatMap(([name, won]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} won`}>−{formatWon(won)}</dd>,
      ])}
      <dt>{text.delivery}</dt>
      <dd>{order.deliveryFee === 0 ? text.free : formatWon(order.deliveryFee)}</dd>
      <TotalName>{text.paid}</TotalName>
      <TotalAmount>{formatWon(order.finalPrice)}</TotalAmount>
      <dt>{text.method}</dt>
      <dd>{order.paymentInfo.paymentMethod}</dd>
      <dt>{isCredited(order) ? text.credited : text.earned}</dt>
      <dd>{formatNumber(order.earnedPoints)}P</dd>
    </Amounts>
    {order.paymentInfo.receiptUrl ? (
      <TextLink as="a" href={order.paymentInfo.receiptUrl} target="_blank" rel="noreferrer">
        {orderText.receipt}
      </TextLink>
    ) : null}
  </Block>
);
