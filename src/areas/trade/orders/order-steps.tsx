import { formatShortDate } from '#domain/kit/format.ts';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { isGone, isReceived, isUnpaid, LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { styled } from '#src/styles/stitches.ts';

const STEPS = [LINE_STATE.ORDERED, LINE_STATE.SHIPPED, LINE_STATE.DELIVERED, 'CONFIRMED'] as const;

const Steps = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  padding: '$2 0',
  textAlign: 'center',
});
const Step = styled('li', {
  position: 'relative',
  paddingTop: '24px',
  color: '$ink3',
  fontSize: '$meta',
  '& time': { display: 'block', fontSize: '$micro', color: '$ink3' },
  // Line from the previous step.
  '&:not(:first-child)::before': {
    content: '',
    position: 'absolute',
    top: '7px',
    right: '50%',
    width: '100%',
    height: '2px',
    background: '$line',
  },
  '&::after': {
    content: '',
    position: 'absolute',
    top: '2px',
    left: 'calc(50% - 6px)',
    width: '12px',
    height: '12px',
    borderRadius: '$round',
    background: '$bg',
    border: '2px solid $line',
  },
  variants: {
    reached: {
      true: {
        color: '$ink',
        '&:not(:first-child)::before': { background: '$ink' },
        '&::after': { background: '$ink', borderColor: '$ink' },
      },
    },
  },
  '&[aria-current]': { fontWeight: '$bold', '&::after': { background: '$brand', borderColor: '$brand' } },
});

/** Number of steps that an order has completed. */
function stepsMade({ status, items }: OrderDetail): number {
  const mine = items.filter((item) => !isGone(item.status));
  const isConfirmed = mine.every((item) => isReceived(item.status) && item.confirmedAt !== null);
  const steps: readonly string[] = STEPS;
  return isConfirmed ? steps.length : steps.indexOf(status) + 1;
}

/** Progress of an order from payment to confirmation, with dates; renders nothing for an unpaid or cancelled order. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  if (isGone(order.status) || isUnpaid(order.status)) return null;
  const made = stepsMade(order);
  return (
    <Steps aria-label={text.sections.progress}>
      {STEPS.map((step, index) => {
        const at = order.timeline.find(({ event }) => event === step)?.at;
        return (
          <Step
            key={step}
            reached={index < made}
            {...(index === made - 1 ? { 'aria-current': 'step' as const } : {})}
          >
            {text.steps[step]}
            {at && index < made ? <time dateTime={at}>{formatShortDate(at)}</time> : null}
          </Step>
        );
      })}
    </Steps>
  );
}
