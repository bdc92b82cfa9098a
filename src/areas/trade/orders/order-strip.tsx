import { formatNumber } from '#domain/kit/format.ts';
import type { OrderCounts, OrderFilter } from '#domain/trade/orders/order.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { wireOrderCounts } from '#src/areas/trade/orders/orders.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Stack } from '#src/ui/layout/layout.tsx';

/** Steps of an order with the filter of each. */
const STEPS = [
  ['ORDERED', 'ordered'],
  ['SHIPPED', 'shipped'],
  ['TO_CONFIRM', 'toConfirm'],
  ['CONFIRMED', 'confirmed'],
] as const satisfies [OrderFilter, keyof OrderCounts][];
const OTHERS = ['ALL', 'CANCELLED', 'RETURNED'] as const;
/** Filter of orders that wait for their deposit, which only buyers who have some need. */
const WAITING = 'PENDING' satisfies OrderFilter;

const Strip = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderRadius: '$card',
  background: '$sunken',
});
const Step = styled('button', {
  display: 'grid',
  gap: '2px',
  padding: '$4 $1',
  border: 0,
  borderRadius: '$card',
  background: 'none',
  color: '$ink3',
  fontSize: '$meta',
  cursor: 'pointer',
  '& strong': { color: '$ink', fontSize: '$title2', lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
  '&:active': { opacity: 0.72 },
  '&[aria-pressed="true"]': {
    boxShadow: 'inset 0 0 0 1.5px $colors$ink',
    color: '$ink',
    fontWeight: '$semibold',
  },
});
const Chips = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const FilterChip = styled('button', {
  position: 'relative',
  minHeight: '36px',
  padding: '0 14px',
  border: '1px solid $line',
  borderRadius: '$round',
  background: '$bg',
  fontSize: '$label',
  fontWeight: '$semibold',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: '$ink', borderColor: '$ink', color: '$onInk' },
  // The hit area is 44 px high.
  '&::after': { content: '', position: 'absolute', inset: '-4px 0' },
});

type OrderStripProps = { chosen: OrderFilter; onChoose: (filter: OrderFilter) => void };

/** Number of orders at each step; a step filters the list. Counts that fail to load are left out. */
export function OrderStrip({ chosen, onChoose }: OrderStripProps) {
  const { snapshot } = useFlow(wireOrderCounts);
  const counts = snapshot.context.data;
  return (
    <Stack
      gap={3}
      role="group"
      aria-label={text.tabs}
      data-flow="orderCounts"
      data-state={String(snapshot.value)}
    >
      <Strip>
        {STEPS.map(([filter, step]) => (
          <Step key={filter} type="button" aria-pressed={chosen === filter} onClick={() => onChoose(filter)}>
            <strong>{counts ? formatNumber(counts[step]) : '-'}</strong>
            {text.filters[filter]}
          </Step>
        ))}
      </Strip>
      <Chips>
        {counts?.waiting || chosen === WAITING ? (
          <FilterChip type="button" aria-pressed={chosen === WAITING} onClick={() => onChoose(WAITING)}>
            {text.waiting(formatNumber(counts?.waiting ?? 0))}
          </FilterChip>
        ) : null}
        {OTHERS.map((filter) => (
          <FilterChip
            key={filter}
            type="button"
            aria-pressed={chosen === filter}
            onClick={() => onChoose(filter)}
          >
            {text.filters[filter]}
          </FilterChip>
        ))}
      </Chips>
    </Stack>
  );
}
