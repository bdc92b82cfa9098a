import type { ProductOption } from './product.ts';
import { MAX_QUANTITY } from './product-values.ts';

/** What is chosen so far on the way to one option. */
export type Choice = { gender: ProductOption['gender'] | null; color: string | null };
/** One option with its number of pieces. */
export type Pick = { optionId: number; quantity: number };

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

/** Sizes of the chosen gender and colour, in order. */
export const sizesOf = (options: readonly ProductOption[], { gender, color }: Choice): ProductOption[] =>
  options
    .filter((option) => option.gender === gender && option.color === color)
    .toSorted((a, b) => Number(a.size) - Number(b.size));

/** A single gender or colour needs no choosing. */
export function completeChoice(options: readonly ProductOption[], choice: Choice): Choice {
  const gender = choice.gender ?? only(gendersOf(options));
  const colors = colorsOf(options, { gender, color: null }).map(({ color }) => color);
  const color = choice.color && colors.includes(choice.color) ? choice.color : only(colors);
  return { gender, color };
}

/** Most pieces of an option that one purchase may hold. */
export const mostPieces = ({ stock }: ProductOption): number => Math.min(MAX_QUANTITY, stock);
