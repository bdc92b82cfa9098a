import { formatNumber } from '#domain/kit/format.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';

const Values = styled('div', {
  display: 'grid',
  variants: {
    shape: {
      list: { gap: 0 },
      cells: { gap: '6px', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      swatches: { gap: '$2 $1', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
});
const Toggle = styled('label', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '40px',
  '@small': { minHeight: '48px' },
  fontSize: '$label',
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0, width: 0, height: 0 },
  '& small': { color: '$ink3', fontSize: '$meta', fontVariantNumeric: 'tabular-nums' },
  '&:has(input:checked)': { fontWeight: '$semibold' },
  '&:has(:focus-visible)': { outline: '2px solid $ink', outlineOffset: '2px', borderRadius: '$control' },
  '&:has(input:disabled)': { color: '$control', cursor: 'default', '& small': { color: '$control' } },
  variants: {
    shape: {
      list: { '& small': { marginLeft: 'auto', color: '$ink3', fontSize: '$meta' } },
      cells: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 0,
        minHeight: '48px',
        border: '1px solid $line',
        borderRadius: '$control',
        lineHeight: '$tight',
        '@small': { minHeight: '52px' },
        '& small': { fontSize: '$micro' },
        '&:has(input:checked)': { borderColor: '$ink', boxShadow: 'inset 0 0 0 .5px $colors$ink' },
        '&:has(input:disabled)': { background: '$sunken', borderColor: 'transparent' },
      },
      swatches: {
        flexDirection: 'column',
        gap: '2px',
        padding: '$1 0',
        fontSize: '$meta',
        lineHeight: '$tight',
        textAlign: 'center',
        '& small': { fontSize: '$micro' },
        '&:has(input:disabled)': { '& svg': { opacity: 0.35 } },
      },
    },
  },
});
const Box = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  border: '1px solid $control',
  borderRadius: '5px',
  color: 'transparent',
  'input:checked + &': { background: '$ink', borderColor: '$ink', color: '$onInk' },
  'input:disabled + &': { borderColor: '$line' },
});
const Disc = styled('svg', {
  width: '36px',
  height: '36px',
  padding: '3px',
  border: '1.5px solid transparent',
  borderRadius: '$round',
  'input:checked + &': { borderColor: '$ink' },
  '& circle': { stroke: '$control', strokeOpacity: 0.5 },
});

/** One value of a filter; `count` is null until it is known. */
export type FacetChoice = {
  value: string;
  label: string;
  hex?: string;
  checked: boolean;
  count: number | null;
  onToggle: () => void;
};

export type FacetShape = 'list' | 'cells' | 'swatches';

type FacetValuesProps = { choices: readonly FacetChoice[]; shape: FacetShape };

/** Checkboxes of filter values: as lines, cells or colours. */
export const FacetValues = ({ choices, shape }: FacetValuesProps) => (
  <Values shape={shape}>
    {choices.map(({ value, label, hex, checked, count, onToggle }) => (
      <Toggle key={value} shape={shape}>
        <input type="checkbox" checked={checked} disabled={count === 0 && !checked} onChange={onToggle} />
        {hex ? (
          <Disc viewBox="0 0 28 28" aria-hidden="true">
            <circle cx="14" cy="14" r="13" fill={hex} />
          </Disc>
        ) : null}
        {shape === 'list' ? (
          <Box aria-hidden="true">
            <Icon name="check" size={16} />
          </Box>
        ) : null}
        <span>{label}</span>
        {count === null ? null : (
          <small>
            {formatNumber(count)}
            <VisuallyHidden>{text.pieces}</VisuallyHidden>
          </small>
        )}
      </Toggle>
    ))}
  </Values>
);
