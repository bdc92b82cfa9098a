import { MAX_QUANTITY } from '../../policies/orders.ts';
import type { ProductOption } from '../product.ts';

/** Partial selection on the way to one option. */
export type Choice = { gender: ProductOption['gender'] | null; color: string | null };
/** Selected option with its quantity. */
export type SelectedOption = { optionId: number; quantity: number };
/** Preselection from the previous page, such as the filters of a product list. */
export type Preselection = {
  gender: ProductOption['gender'] | null;
  /** Colours in order of preference; the first one in stock is selected. */
  colors: readonly string[];
  size: string | null;
};

/** Empty preselection of gender, colours and size of a product page. */
export const NO_PRESELECTION: Preselection = { gender: null, colors: [], size: null };

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

/** Returns the distinct genders of the options. */
export const gendersOf = (options: readonly ProductOption[]) => unique(options.map(({ gender }) => gender));

/** Returns the colours of a gender, each with whether all its sizes are sold out. */
export function colorsOf(
  options: readonly ProductOption[],
  { gender }: Choice,
): { color: string; soldOut: boolean }[] {
  const fitting = options.filter((option) => gender === null || option.gender === gender);
  return unique(fitting.map(({ color }) => color)).map((color) => ({
    color,
    soldOut: fitting.every((option) => option.color !== color || option.stock === 0),
  }));
}

/** Returns the options that match a selection; an open choice excludes none. */
export const leftBy = (options: readonly ProductOption[], { gender, color }: Choice): ProductOption[] =>
  options.filter(
    (option) => (gender === null || option.gender === gender) && (color === null || option.color === color),
  );

/** Size with the options that it may mean while gender or colour are open. */
export type SizeOffer = { size: string; options: ProductOption[]; stock: number };

/**
 * Returns the sizes that a selection leaves, ascending; stock 0 means that no option can be
 * ordered.
 */
export function sizesOf(options: readonly ProductOption[], choice: Choice): SizeOffer[] {
  const left = leftBy(options, choice);
  return unique(left.map(({ size }) => size))
    .toSorted((a, b) => Number(a) - Number(b))
    .map((size) => {
      const meant = left.filter((option) => option.size === size);
      return { size, options: meant, stock: Math.max(...meant.map(({ stock }) => stock)) };
    });
}

/** Completes a selection where only one gender or colour exists. */
export function completeChoice(options: readonly ProductOption[], choice: Choice): Choice {
  const gender = choice.gender ?? only(gendersOf(options));
  const colors = colorsOf(options, { gender, color: null }).map(({ color }) => color);
  const color = choice.color && colors.includes(choice.color) ? choice.color : only(colors);
  return { gender, color };
}

/**
 * Returns the initial selection: the preselection, else the first pictured colour that is in stock.
 */
export function firstChoice(options: readonly ProductOption[], wanted: Preselection): Choice {
  const gender = gendersOf(options).find((one) => one === wanted.gender) ?? null;
  const colors = colorsOf(options, { gender, color: null });
  const asked = wanted.colors.flatMap((code) => colors.find(({ color }) => color === code) ?? []);
  const shown = [...asked, ...colors];
  const color = (shown.find(({ soldOut }) => !soldOut) ?? shown[0])?.color ?? null;
  return completeChoice(options, { gender, color });
}

/**
 * Returns the only option in stock for a selection and a size; null if there are several or none.
 */
export const meantBy = (
  options: readonly ProductOption[],
  choice: Choice,
  size: string | null,
): ProductOption | null =>
  only(leftBy(options, choice).filter((option) => option.size === size && option.stock > 0));

/** Returns the largest quantity of an option that one purchase may hold. */
export const maxQuantityOf = ({ stock }: ProductOption): number => Math.min(MAX_QUANTITY, stock);
