import { COLORS } from '#domain/catalogue/colors.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { PRICE } from '#domain/catalogue/price-range.ts';
import type { ListKey, ProductFilter } from '#domain/catalogue/product-filter.ts';
import { formatWon } from '#domain/kit/format.ts';
import { filterText as text } from '#src/areas/catalogue/product-filters.text.ts';
import { goodsText } from '#src/text/goods.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';

type Active = { key: string; label: string; without: Partial<ProductFilter> };

const listed = (filter: ProductFilter, key: ListKey, nameOf: (value: string) => string): Active[] =>
  filter[key].map((value) => ({
    key: `${key}-${value}`,
    label: nameOf(String(value)),
    without: { [key]: filter[key].filter((one) => one !== value) },
  }));

const categoryName = (id: string) =>
  DEFAULT_CATEGORIES.find(({ categoryId }) => String(categoryId) === id)?.name ?? text.category;

/** Conditions in force, in words. */
function activeFilters(filter: ProductFilter): Active[] {
  const when = (on: boolean, one: Active): Active[] => (on ? [one] : []);
  return [
    ...when(filter.q !== '', { key: 'q', label: text.query(filter.q), without: { q: '' } }),
    ...listed(filter, 'categoryIds', categoryName),
    ...listed(filter, 'storeIds', () => text.stores),
    ...when(filter.minPrice > PRICE.floor, {
      key: 'min',
      label: text.from(formatWon(filter.minPrice)),
      without: { minPrice: PRICE.floor },
    }),
    ...when(filter.maxPrice < PRICE.ceiling, {
      key: 'max',
      label: text.upTo(formatWon(filter.maxPrice)),
      without: { maxPrice: PRICE.ceiling },
    }),
    ...listed(filter, 'genders', (value) => goodsText.genders[value] ?? value),
    ...listed(filter, 'sizes', goodsText.mm),
    ...listed(filter, 'colors', (value) => COLORS.find(({ code }) => code === value)?.name ?? value),
    ...when(filter.inStockOnly, { key: 'stock', label: text.inStockOnly, without: { inStockOnly: false } }),
    ...when(filter.discountedOnly, {
      key: 'discount',
      label: text.discountedOnly,
      without: { discountedOnly: false },
    }),
  ];
}

export type ActiveFiltersProps = {
  filter: ProductFilter;
  onChange: (change: Partial<ProductFilter>) => void;
  onClear: () => void;
};

/** Chips that each take one condition away. */
export default function ActiveFilters({ filter, onChange, onClear }: ActiveFiltersProps) {
  return (
    <Row>
      {activeFilters(filter).map(({ key, label, without }) => (
        <Button
          key={key}
          size="small"
          type="button"
          aria-label={text.remove(label)}
          onClick={() => onChange(without)}
        >
          {label} ✕
        </Button>
      ))}
      <Button size="small" tone="ghost" type="button" onClick={onClear}>
        {text.clear}
      </Button>
    </Row>
  );
}
