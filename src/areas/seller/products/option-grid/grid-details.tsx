import { useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { PRODUCT_LIMITS } from '#domain/seller/products/product-form.ts';
import { type Layer, lowOf } from '#machines/seller/products/grid-layers.model.ts';
import { type GridEdit, keyAt } from '#machines/seller/products/option-grid.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { CountedField } from '#src/ui/numbers/counted-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { colorName } from '#src/ui/products/color-name.ts';
import type { GridFlow } from '../editor/editor-flow.ts';
import type { OptionGridProps } from './grid-props.ts';
import { optionGridText as text } from './option-grid.text.ts';

const Box = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
});
const Fields = styled('div', {
  display: 'grid',
  gap: '$3',
  maxWidth: '$sizes$reading',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
});

type Props = Pick<OptionGridProps, 'host' | 'cells' | 'lows' | 'codes' | 'sold'> & { flow: GridFlow };

/** Details of the option under the keyboard cursor. */
export function GridDetails({ flow, host, cells, lows, codes, sold }: Props) {
  const { context } = flow.snapshot;
  const key = keyAt(context, context.selection.to);
  if (key === undefined) return null;
  const [, color = '', size = ''] = key.split('/');
  const stock = cells[key];
  const edit = (layer: Layer, wish: GridEdit) => host.edit(layer, wish);
  const name = text.option(colorName(color), size);
  return (
    <Box aria-label={text.detailsOf(name)}>
      <div>
        <strong>{name}</strong>
        <Muted>
          {stock === undefined
            ? text.noOption
            : text.soldOf(formatNumber(stock), formatNumber(sold.get(key) ?? 0))}
        </Muted>
      </div>
      {stock === undefined ? null : (
        <Fields key={key}>
          <TextField
            label={text.layer.sku}
            autoComplete="off"
            maxLength={PRODUCT_LIMITS.code}
            value={codes[key] ?? ''}
            onChange={({ target }) => edit('sku', { kind: 'coded', codes: { [key]: target.value } })}
            onKeyDown={staysInForm}
          />
          <LowField
            low={lowOf(lows, key)}
            onChange={(low) => edit('lowStock', { kind: 'filled', keys: [key], stock: low })}
          />
        </Fields>
      )}
    </Box>
  );
}

/** Prevents Enter from submitting the form. */
function staysInForm(event: { key: string; preventDefault: () => void }): void {
  if (event.key === 'Enter') event.preventDefault();
}

type LowProps = { low: number; onChange: (low: number) => void };

/** Threshold field: a valid number applies while typing; on blur it shows the applied one. */
function LowField({ low, onChange }: LowProps) {
  const [word, setWord] = useState<string | null>(null);
  return (
    <CountedField
      label={text.layer.lowStock}
      unit={numbersText.pairs}
      most={PRODUCT_LIMITS.lowStock}
      hint={text.lowHint}
      value={word ?? String(low)}
      onChange={({ target: { value } }) => {
        setWord(value);
        if (/^\d+$/.test(value)) onChange(Math.min(Number(value), PRODUCT_LIMITS.lowStock));
      }}
      onBlur={() => setWord(null)}
      onKeyDown={staysInForm}
    />
  );
}
