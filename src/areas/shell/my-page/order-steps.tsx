import { Link } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import type { OrderCounts } from '#domain/trade/orders/order.ts';
import { mypageText } from '#src/areas/members/my-page/mypage.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

const Strip = styled(Link, {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr auto 1fr',
  alignItems: 'center',
  padding: '$4 $2',
  borderRadius: '$card',
  background: '$sunken',
  textAlign: 'center',
  '& svg': { color: '$ink3' },
  '& strong': { display: 'block', fontSize: '$title2', fontVariantNumeric: 'tabular-nums' },
  '& small': { fontSize: '$meta', color: '$ink3' },
});

const { orderSteps: steps } = mypageText;

/** Number of the member's orders at each step, linked to the orders. */
export const OrderSteps = ({ counts }: { counts: OrderCounts }) => (
  <Strip href={paths.orders}>
    <Step label={steps.ordered} count={counts.ordered} />
    <Icon name="right" size={16} />
    <Step label={steps.shipped} count={counts.shipped} />
    <Icon name="right" size={16} />
    <Step label={steps.toConfirm} count={counts.toConfirm} />
  </Strip>
);

const Step = ({ label, count }: { label: string; count: number }) => (
  <span>
    <strong>{formatNumber(count)}</strong>
    <small>{label}</small>
  </span>
);
