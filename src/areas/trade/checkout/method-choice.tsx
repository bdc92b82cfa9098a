import type { PaymentMethod } from '#domain/trade/cart/checkout.ts';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { focusRing, styled } from '#src/styles/stitches.ts';
import { chosenOutline } from './checkout-layout.tsx';

const Tiles = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$2',
});
const Tile = styled('label', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '56px',
  cursor: 'pointer',
  ...chosenOutline,
  '&:has(:focus-visible)': focusRing,
  // The invisible input fills its tile, so that screen readers and focus scrolling find it there.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

type MethodChoiceProps = {
  methods: readonly PaymentMethod[];
  value: string;
  onChange: (method: string) => void;
};

/** Tiles of the payment methods that the provider offers. */
export const MethodChoice = ({ methods, value, onChange }: MethodChoiceProps) => (
  <Tiles role="radiogroup" aria-label={text.method}>
    {methods.map((method) => (
      <Tile key={method}>
        <input
          type="radio"
          name="method"
          value={method}
          checked={method === value}
          onChange={() => onChange(method)}
        />
        {method}
      </Tile>
    ))}
  </Tiles>
);
