import { COLORS } from '#domain/catalogue/colors.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { bandLimits, PRICE_BANDS } from '#domain/catalogue/product-list/filter-conditions.ts';
import { FULL_RANGE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFacets, ValueCount } from '#domain/catalogue/product-list/product-facets.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { FOOT_WIDTHS, HEEL_BANDS, MAIN_MATERIALS } from '#domain/catalogue/product-traits.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { commonProductText } from '#src/text/products.ts';
import type { FacetChoice } from './facet-values.tsx';
import { heelLabel } from './heel-label.ts';

type Change = (change: Partial<ProductFilter>) => void;
type Known = { value: string; label: string; hex?: string };
const TEN_THOUSAND = 10_000;

const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

const countOf = (counts: readonly ValueCount[] | undefined, value: string): number | null =>
  counts ? (counts.find((one) => one.value === value)?.count ?? 0) : null;

/**
 * Choices of a filter: values that no product of the shop has are left out unless selected; values with count 0 stay.
 */
const words =
  (key: 'colors' | 'sizes' | 'genders' | 'widths' | 'heels' | 'materials', known: readonly Known[]) =>
  (filter: ProductFilter, facets: ProductFacets | null, onChange: Change): FacetChoice[] =>
    known
      .filter(
        ({ value }) =>
          key === 'genders' ||
          !facets ||
          filter[key].includes(value) ||
          facets[key].some((counted) => counted.value === value),
      )
      .map((choice) => ({
        ...choice,
        checked: filter[key].includes(choice.value),
        count: countOf(facets?.[key], choice.value),
        onToggle: () => onChange({ [key]: toggled(filter[key], choice.value) }),
      }));

/** Returns the choices of the colour filter with their counts. */
export const colorChoices = words(
  'colors',
  COLORS.map(({ code, name, hex }) => ({ value: code, label: name, hex })),
);
/** Returns the choices of the size filter with their counts. */
export const sizeChoices = words(
  'sizes',
  SHOE_SIZES.map((value) => ({ value, label: value })),
);
/** Returns the choices of the gender filter with their counts. */
export const genderChoices = words(
  'genders',
  PRODUCT_GENDERS.map((value) => ({ value, label: commonProductText.genders[value] ?? value })),
);

/** Returns the choices of the foot width filter with their counts. */
export const widthChoices = words(
  'widths',
  FOOT_WIDTHS.map(({ code, name }) => ({ value: code, label: name })),
);
/** Returns the choices of the heel height filter with their counts. */
export const heelChoices = words(
  'heels',
  HEEL_BANDS.map((value) => ({ value, label: heelLabel(value) })),
);
/** Returns the choices of the material filter with their counts. */
export const materialChoices = words(
  'materials',
  MAIN_MATERIALS.map(({ code, name }) => ({ value: code, label: name })),
);

/** Returns the choices of the category filter with their counts. */
export const categoryChoices = (
  filter: ProductFilter,
  facets: ProductFacets | null,
  onChange: Change,
): FacetChoice[] =>
  DEFAULT_CATEGORIES.map(({ categoryId, name }) => ({
    value: String(categoryId),
    label: name,
    checked: filter.categoryIds.includes(categoryId),
    count: countOf(facets?.categories, String(categoryId)),
    onToggle: () => onChange({ categoryIds: toggled(filter.categoryIds, categoryId) }),
  }));

/** Choices taken from the counts; a selected one without products stays, so that it can be removed. */
const namedChoices =
  (facet: 'stores' | 'brands', key: 'storeIds' | 'brandIds') =>
  (filter: ProductFilter, facets: ProductFacets | null, onChange: Change): FacetChoice[] => {
    const counted = facets?.[facet] ?? [];
    const missing = filter[key]
      .map(String)
      .filter((id) => !counted.some(({ value }) => value === id))
      .map((value) => ({ value, label: text[facet], count: facets ? 0 : null }));
    return [...counted, ...missing].map((choice) => ({
      ...choice,
      checked: filter[key].includes(Number(choice.value)),
      onToggle: () => onChange({ [key]: toggled(filter[key], Number(choice.value)) }),
    }));
  };

/** Returns the choices of the store filter with their counts. */
export const storeChoices = namedChoices('stores', 'storeIds');
/** Returns the choices of the brand filter with their counts. */
export const brandChoices = namedChoices('brands', 'brandIds');

/** Price bands: selecting one sets both limits, selecting it again clears them. */
export const priceChoices = (
  filter: ProductFilter,
  facets: ProductFacets | null,
  onChange: Change,
): FacetChoice[] =>
  PRICE_BANDS.map((from, index) => {
    const limits = bandLimits(from);
    const next = PRICE_BANDS[index + 1];
    const checked = filter.minPrice === limits.minPrice && filter.maxPrice === limits.maxPrice;
    return {
      value: String(from),
      label: text.band(from / TEN_THOUSAND, next && next / TEN_THOUSAND),
      checked,
      count: countOf(facets?.prices, String(from)),
      onToggle: () => onChange(checked ? { minPrice: FULL_RANGE.min, maxPrice: FULL_RANGE.max } : limits),
    };
  });

/** Returns the on-off choices of the product filter with their counts. */
export const switchChoices = (
  filter: ProductFilter,
  facets: ProductFacets | null,
  onChange: Change,
): FacetChoice[] => [
  {
    value: 'inStockOnly',
    label: text.inStockOnly,
    checked: filter.inStockOnly,
    count: facets?.inStock ?? null,
    onToggle: () => onChange({ inStockOnly: !filter.inStockOnly }),
  },
  {
    value: 'discountedOnly',
    label: text.discountedOnly,
    checked: filter.discountedOnly,
    count: facets?.discounted ?? null,
    onToggle: () => onChange({ discountedOnly: !filter.discountedOnly }),
  },
];
