import type { ReactNode } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { filterText as text } from '#src/areas/catalogue/product-filters.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { VisuallyHidden } from '#src/ui/layout.tsx';

const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { fontWeight: 700, fontSize: '$label', padding: 0, marginBottom: '$2' },
});
const Toggle = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '36px',
  '@small': { minHeight: '44px' },
  padding: '0 $3',
  border: '1px solid $line',
  borderRadius: '$round',
  fontSize: '$label',
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: '$ink', background: '$sunken', fontWeight: 700 },
  '&:focus-within': { outline: '3px solid $ink', outlineOffset: '1px' },
  '& input': { position: 'absolute', opacity: 0, width: 0, height: 0 },
  '& small': { color: '$ink3', fontSize: '$meta', fontVariantNumeric: 'tabular-nums' },
});
const Swatch = styled('span', {
  width: '16px',
  height: '16px',
  borderRadius: '$round',
  border: '1px solid $control',
});
const Wrap = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '6px' });

/** One value of a filter; `count` is null until it is known. */
export type FacetChoice = {
  value: string;
  label: string;
  hex?: string;
  checked: boolean;
  count: number | null;
  onToggle: () => void;
};

type FacetGroupProps = {
  label: string;
  choices: readonly FacetChoice[];
  /** What else belongs to this filter. */
  children?: ReactNode;
};

/** Values of one filter with their counts. Values that would find nothing stay away, unless they are chosen. */
export function FacetGroup({ label, choices, children }: FacetGroupProps) {
  const useful = choices.filter(({ checked, count }) => checked || count !== 0);
  if (useful.length === 0 && !children) return null;
  return (
    <Group>
      <legend>{label}</legend>
      <Wrap>
        {useful.map(({ value, label: name, hex, checked, count, onToggle }) => (
          <Toggle key={value}>
            <input type="checkbox" checked={checked} onChange={onToggle} />
            {hex ? <Swatch css={{ background: hex }} aria-hidden="true" /> : null}
            {name}
            {count === null ? null : (
              <small>
                {formatNumber(count)}
                <VisuallyHidden>{text.pieces}</VisuallyHidden>
              </small>
            )}
          </Toggle>
        ))}
      </Wrap>
      {children}
    </Group>
  );
}
