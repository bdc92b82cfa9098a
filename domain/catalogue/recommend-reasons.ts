import type { RecommendReason } from './recommend.ts';
import type { PromptFilter } from './search/prompt-words.ts';
import { type Meaning, meaningOf } from './search/search-words.ts';

/** Option that is in stock. */
type Option = { color: string; size: string; gender: string };

/** Facts about a product from which recommendation reasons are computed. */
export type RecommendFacts = {
  name: string;
  description: string;
  categoryType: string;
  /** Current price in won. */
  price: number;
  /** Options in stock. */
  options: readonly Option[];
};

const squeezed = (text: string): string => text.toLowerCase().replace(/\s/g, '');

/** Returns the options that match a word; empty if the product does not match it. */
function optionsFor(word: string, facts: RecommendFacts, options: readonly Option[]): readonly Option[] {
  const { colors, genders, categories, said }: Meaning = meaningOf(word) ?? {};
  const fitting = options.filter(
    ({ color, gender }) => colors?.includes(color) || genders?.some((one) => one === gender),
  );
  if (fitting.length > 0) return fitting;
  const description = squeezed(facts.description);
  const isSaid =
    categories?.includes(facts.categoryType) ||
    said?.some((part) => description.includes(part)) ||
    squeezed(facts.name).includes(squeezed(word));
  return isSaid ? options : [];
}

/**
 * Returns why a product matches a prompt; null if any condition fails. One option in stock must
 * match colour, size and gender together. `foot` is the member's own size, used if the prompt names
 * none.
 */
export function reasonsFor(
  wish: PromptFilter,
  facts: RecommendFacts,
  foot: string | null = null,
): RecommendReason[] | null {
  const { words, minPrice, maxPrice, sizes } = wish;
  if (facts.price < (minPrice ?? 0) || facts.price > (maxPrice ?? Number.MAX_SAFE_INTEGER)) return null;
  const asked = foot === null ? sizes : [foot];
  let left = facts.options.filter(({ size }) => asked.length === 0 || asked.includes(size));
  for (const word of words) left = [...optionsFor(word, facts, left)];
  if (left.length === 0) return null;
  const inStock = asked.filter((size) => left.some((option) => option.size === size));
  return [
    ...words.map((word): RecommendReason => ({ kind: 'WORD', value: word })),
    ...(minPrice === undefined && maxPrice === undefined ? [] : [{ kind: 'PRICE', value: '' } as const]),
    ...inStock.map((size): RecommendReason => ({ kind: foot === null ? 'SIZE' : 'OWN_SIZE', value: size })),
  ];
}
