import { DEFAULT_CATEGORIES } from '#domain/category.ts';
import { COLORS } from '#domain/colors.ts';
import { PRICE } from '#domain/price-range.ts';
import { SHOE_SIZES } from '#domain/product.ts';
import type { ProductFilter } from '#domain/product-filter.ts';
import { styled } from '#src/styles/stitches.ts';
import { productText as text } from '#src/text/ko/products.ts';
import { Input, SelectField } from '#src/ui/field.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';

const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { fontWeight: 700, fontSize: '$s', padding: 0, marginBottom: '$2' },
});
const Toggle = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '36px',
  padding: '0 $3',
  border: '1px solid $line',
  borderRadius: '$round',
  fontSize: '$s',
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: '$accentStrong', background: '$accentSoft', fontWeight: 700 },
  '&:focus-within': { outline: '3px solid $accentStrong', outlineOffset: '1px' },
  '& input': { position: 'absolute', opacity: 0, width: 0, height: 0 },
});
const Swatch = styled('span', {
  width: '16px',
  height: '16px',
  borderRadius: '$round',
  border: '1px solid #b9bec6',
});
const Wrap = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '6px' });

type Choice = { value: string; label: string; hex?: string };
type ListKey = 'colors' | 'sizes' | 'genders';
type PanelProps = { filter: ProductFilter; onChange: (change: Partial<ProductFilter>) => void };

const genders: readonly Choice[] = ['MEN', 'WOMEN', 'UNISEX'].map((value) => ({
  value,
  label: text.genders[value] ?? value,
}));
const sizes: readonly Choice[] = SHOE_SIZES.map((value) => ({ value, label: value }));
const colors: readonly Choice[] = COLORS.map(({ code, name, hex }) => ({ value: code, label: name, hex }));
const categories = [
  { value: '', label: text.allCategories },
  ...DEFAULT_CATEGORIES.map(({ categoryId, name }) => ({ value: String(categoryId), label: name })),
];

/** Everything a list can be narrowed by; each change goes to the address. */
export function FilterPanel({ filter, onChange }: PanelProps) {
  const toggle = (key: ListKey, value: string) => {
    const list = filter[key];
    onChange({ [key]: list.includes(value) ? list.filter((one) => one !== value) : [...list, value] });
  };
  const many = (key: ListKey, label: string, choices: readonly Choice[]) => (
    <Group>
      <legend>{label}</legend>
      <Wrap>
        {choices.map(({ value, label: name, hex }) => (
          <Toggle key={value}>
            <input
              type="checkbox"
              checked={filter[key].includes(value)}
              onChange={() => toggle(key, value)}
            />
            {hex ? <Swatch style={{ background: hex }} aria-hidden="true" /> : null}
            {name}
          </Toggle>
        ))}
      </Wrap>
    </Group>
  );
  return (
    <Stack gap={6}>
      <SelectField
        label={text.category}
        choices={categories}
        value={filter.categoryId === null ? '' : String(filter.categoryId)}
        onChange={({ target }) => onChange({ categoryId: target.value ? Number(target.value) : null })}
      />
      {many('genders', text.gender, genders)}
      {many('sizes', text.size, sizes)}
      <PriceInputs filter={filter} onChange={onChange} />
      <Row>
        <Toggle>
          <input
            type="checkbox"
            checked={filter.inStockOnly}
            onChange={() => onChange({ inStockOnly: !filter.inStockOnly })}
          />
          {text.inStockOnly}
        </Toggle>
        <Toggle>
          <input
            type="checkbox"
            checked={filter.discountedOnly}
            onChange={() => onChange({ discountedOnly: !filter.discountedOnly })}
          />
          {text.discountedOnly}
        </Toggle>
      </Row>
      {many('colors', text.color, colors)}
    </Stack>
  );
}

/** Typed limits apply when the field is left or Enter is pressed, not at each digit. */
function PriceInputs({ filter, onChange }: PanelProps) {
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
      onBlur={({ target }) => onChange({ [key]: target.value === '' ? open : Number(target.value) })}
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
