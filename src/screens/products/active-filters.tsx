import { DEFAULT_CATEGORIES } from '#domain/category.ts';
import { COLORS } from '#domain/colors.ts';
import { formatWon } from '#domain/format.ts';
import { PRICE } from '#domain/price-range.ts';
import { EMPTY_FILTER, type ProductFilter } from '#domain/product-filter.ts';
import { productText as text } from '#src/text/ko/products.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';

type Active = { key: string; label: string; without: Partial<ProductFilter> };

const listed = (
  filter: ProductFilter,
  key: 'colors' | 'sizes' | 'genders',
  nameOf: (value: string) => string,
): Active[] =>
  filter[key].map((value) => ({
    key: `${key}-${value}`,
    label: nameOf(value),
    without: { [key]: filter[key].filter((one) => one !== value) },
  }));

/** Conditions in force, in words. */
export function activeFilters(filter: ProductFilter): Active[] {
  const category = DEFAULT_CATEGORIES.find(({ categoryId }) => categoryId === filter.categoryId);
  return [
    ...(filter.q ? [{ key: 'q', label: text.query(filter.q), without: { q: '' } }] : []),
    ...(category ? [{ key: 'category', label: category.name, without: { categoryId: null } }] : []),
    ...(filter.storeId !== null ? [{ key: 'store', label: text.store, without: { storeId: null } }] : []),
    ...(filter.minPrice > PRICE.floor
      ? [{ key: 'min', label: text.from(formatWon(filter.minPrice)), without: { minPrice: PRICE.floor } }]
      : []),
    ...(filter.maxPrice < PRICE.ceiling
      ? [{ key: 'max', label: text.upTo(formatWon(filter.maxPrice)), without: { maxPrice: PRICE.ceiling } }]
      : []),
    ...listed(filter, 'genders', (value) => text.genders[value] ?? value),
    ...listed(filter, 'sizes', text.mm),
    ...listed(filter, 'colors', (value) => COLORS.find(({ code }) => code === value)?.name ?? value),
    ...(filter.inStockOnly
      ? [{ key: 'stock', label: text.inStockOnly, without: { inStockOnly: false } }]
      : []),
    ...(filter.discountedOnly
      ? [{ key: 'discount', label: text.discountedOnly, without: { discountedOnly: false } }]
      : []),
  ];
}

/** A filter without its conditions; size and sort stay. */
export const cleared = ({ size, sort }: ProductFilter): ProductFilter => ({ ...EMPTY_FILTER, size, sort });

/** Chips that each take one condition away. */
export function ActiveFilters({
  filter,
  onChange,
  onClear,
}: {
  filter: ProductFilter;
  onChange: (change: Partial<ProductFilter>) => void;
  onClear: () => void;
}) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <Row>
      {active.map(({ key, label, without }) => (
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
