import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Input } from '#src/ui/forms/input.ts';

const Limits = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '6px',
  marginTop: '$2',
  '& input': { minHeight: '44px', padding: '$1 $2', fontSize: '$label' },
});

type PriceInputsProps = { filter: ProductFilter; onChange: (change: Partial<ProductFilter>) => void };

/** Price limits; they apply on blur or Enter, not on each digit. */
export function PriceInputs({ filter, onChange }: PriceInputsProps) {
  const field = (label: string, hint: string, key: 'minPrice' | 'maxPrice', open: number) => (
    <Input
      key={`${key}-${filter[key]}`}
      type="number"
      min={PRICE.floor}
      max={PRICE.ceiling}
      step={PRICE.step}
      aria-label={label}
      placeholder={hint}
      defaultValue={filter[key] === open ? '' : filter[key]}
      onBlur={({ target }) => {
        const value = target.value === '' ? open : Number(target.value);
        if (value !== filter[key]) onChange({ [key]: value });
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
  return (
    <Limits>
      {field(text.minPrice, text.least, 'minPrice', PRICE.floor)}
      <span aria-hidden="true">~</span>
      {field(text.maxPrice, text.most, 'maxPrice', PRICE.ceiling)}
    </Limits>
  );
}
