import { MAX_QUANTITY } from '../../policies/orders.ts';
import type { ProductOption } from '../product.ts';

/** What is chosen so far on the way to one option. */
export type Choice = { gender: ProductOption['gender'] | null; color: string | null };
/** One option with its number of pieces. */
export type Pick = { optionId: number; quantity: number };
/** What a person came for, such as the conditions of the list that led here. */
export type Wanted = {
  gender: ProductOption['gender'] | null;
  /** The first one that can be bought. */
  colors: readonly string[];
  size: string | null;
};

export const NOTHING_WANTED: Wanted = { gender: null, colors: [], size: null };

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

/** Genders that a product comes in. */
export const gendersOf = (options: readonly ProductOption[]) => unique(options.map(({ gender }) => gender));

/** Colours of a gender, with whether any size of them is left. */
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

/** Options that a choice leaves: what is not chosen yet excludes none. */
const leftBy = (options: readonly ProductOption[], { gender, color }: Choice): ProductOption[] =>
  options.filter(
    (option) => (gender === null || option.gender === gender) && (color === null || option.color === color),
  );

/** A size, with the options that it may mean as long as gender or colour are open. */
export type SizeOffer = { size: string; options: ProductOption[]; stock: number };

/** Sizes that a choice leaves, in order; a stock of 0 means that none of its options can be bought. */
export function sizesOf(options: readonly ProductOption[], choice: Choice): SizeOffer[] {
  const left = leftBy(options, choice);
  return unique(left.map(({ size }) => size))
    .toSorted((a, b) => Number(a) - Number(b))
    .map((size) => {
      const meant = left.filter((option) => option.size === size);
      return { size, options: meant, stock: Math.max(...meant.map(({ stock }) => stock)) };
    });
}

/** A single gender or colour needs no choosing. */
export function completeChoice(options: readonly ProductOption[], choice: Choice): Choice {
  const gender = choice.gender ?? only(gendersOf(options));
  const colors = colorsOf(options, { gender, color: null }).map(({ color }) => color);
  const color = choice.color && colors.includes(choice.color) ? choice.color : only(colors);
  return { gender, color };
}

/** Where choosing begins: with what was wanted, else with the colour that the pictures show first and that is left. */
export function firstChoice(options: readonly ProductOption[], wanted: Wanted): Choice {
  const gender = gendersOf(options).find((one) => one === wanted.gender) ?? null;
  const colors = colorsOf(options, { gender, color: null });
  const asked = wanted.colors.flatMap((code) => colors.find(({ color }) => color === code) ?? []);
  const shown = [...asked, ...colors];
  const color = (shown.find(({ soldOut }) => !soldOut) ?? shown[0])?.color ?? null;
  return completeChoice(options, { gender, color });
}

/** The one option in stock that a choice and a size mean; null while several could be meant, or none. */
export const meantBy = (
  options: readonly ProductOption[],
  choice: Choice,
  size: string | null,
): ProductOption | null =>
  only(leftBy(options, choice).filter((option) => option.size === size && option.stock > 0));

/** Most pieces of an option that one purchase may hold. */
export const mostPieces = ({ stock }: ProductOption): number => Math.min(MAX_QUANTITY, stock);
