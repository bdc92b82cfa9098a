import { PRICE } from '#domain/price-range.ts';
import type { ProductFilter } from '#domain/product-filter.ts';
import { filterText as text } from '#src/text/ko/filters.ts';
import { Input } from '#src/ui/field.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Group } from './facet-group.tsx';

type PriceInputsProps = { filter: ProductFilter; onChange: (change: Partial<ProductFilter>) => void };

/** Typed limits apply when the field is left or Enter is pressed, not at each digit. */
export function PriceInputs({ filter, onChange }: PriceInputsProps) {
  const field = (label: string, key: 'minPrice' | 'maxPrice', open: number) => (
    <Input
      key={`${key}-${filter[key]}`}
      type="number"
      min={PRICE.floor}
      max={PRICE.ceiling}
      step={PRICE.step}
      aria-label={label}
      placeholder={label}
      defaultValue={filter[key] === open ? '' : filter[key]}
      onBlur={({ target }) => {
        const value = target.value === '' ? open : Number(target.value);
        if (value !== filter[key]) onChange({ [key]: value });
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
  return (
    <Group>
      <legend>{text.price}</legend>
      <Stack gap={2}>
        {field(text.minPrice, 'minPrice', PRICE.floor)}
        {field(text.maxPrice, 'maxPrice', PRICE.ceiling)}
      </Stack>
    </Group>
  );
}
