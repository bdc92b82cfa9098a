import type { RecommendReason } from './recommend.ts';
import type { Wish } from './search/prompt-words.ts';
import { type Meaning, meaningOf } from './search/search-words.ts';

/** An option that can be bought now. */
type Option = { color: string; size: string; gender: string };

/** What the reasons for a product are computed from. */
export type RecommendFacts = {
  name: string;
  description: string;
  categoryType: string;
  /** What a pair costs now, in won. */
  price: number;
  /** Options with stock. */
  options: readonly Option[];
};

const squeezed = (text: string): string => text.toLowerCase().replace(/\s/g, '');

/** The options that a word leaves; none where the product is not what it says. */
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
 * Why a product fits what a sentence asks for; null where something of it does not hold. One option in stock has to
 * have colour, size and gender together. `foot` is the member's own size where the sentence says none.
 */
export function reasonsFor(
  wish: Wish,
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
