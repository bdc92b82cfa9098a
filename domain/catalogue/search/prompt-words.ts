import { SHOE_SIZES } from '../product-list/product-values.ts';
import { knownWords, meaningOf } from './search-words.ts';

/** Conditions that a prompt expresses about shoes. */
export type PromptFilter = {
  /** Distinct words known to the catalogue, as they were written. */
  words: string[];
  /** Price limits in won. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** Sizes in mm, as in product options. */
  sizes: string[];
};

const MOST_WORDS = 5;
/** Korean particles that may follow a noun, longest first. */
const ENDINGS = [
  '으로',
  '에서',
  '처럼',
  '같은',
  '하고',
  '이랑',
  '을',
  '를',
  '이',
  '가',
  '은',
  '는',
  '의',
  '로',
  '에',
  '도',
  '만',
  '랑',
  '용',
];
const MAN = 10_000;

/** Returns the catalogue words of a token, with or without its particle; empty if unknown. */
function known(word: string): string[] {
  const bare = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) =>
    word.slice(0, -ending.length),
  );
  for (const form of [word, ...bare]) {
    const parts = knownWords(form);
    if (parts.every((part) => meaningOf(part))) return parts;
  }
  return [];
}

const PRICE =
  /(\d+(?:\.\d+)?)\s*(만)?\s*(원)?\s*(?:을|를|은|는|보다)?\s*(대|이하|미만|이내|까지|아래|안쪽|안으로|밑|넘지|이상|부터|넘는|~)?/g;
const UP = ['이상', '부터', '넘는', '~'];
type Limits = Pick<PromptFilter, 'minPrice' | 'maxPrice'>;

/**
 * Reads price limits: `10만원대` is 100,000 to 199,999 won, `7만원대` up to 79,999; a bare amount
 * (`10만원짜리`) is the upper limit. Crossing limits are kept and match nothing.
 */
function pricesIn(text: string): Limits {
  const limits: Limits = { minPrice: undefined, maxPrice: undefined };
  for (const [, digits = '', man, won, what = ''] of text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(PRICE)) {
    const price = Math.round(Number(digits) * (man ? MAN : 1));
    // `260대` is not a price, and a bare number is a size or a quantity.
    if (price < 1_000 || price > 999_999_999 || !(man || won || what)) continue;
    if (what === '대') {
      limits.minPrice = price;
      limits.maxPrice = price + (price % (10 * MAN) === 0 ? 10 * MAN : MAN) - 1;
    } else if (UP.includes(what)) limits.minPrice = price;
    else limits.maxPrice = what === '미만' ? price - 1 : price;
  }
  return limits;
}

/** Parses a prompt such as `비 오는 날 신을 검정 운동화, 10만원 이하, 260`. */
export function readPrompt(prompt: string): PromptFilter {
  const text = prompt.toLowerCase();
  const tokens = text.match(/[a-z]+|[가-힣]+|\d+/g) ?? [];
  const words = tokens.flatMap(known).filter((word) => !meaningOf(word)?.isFiller);
  return {
    words: [...new Set(words)].slice(0, MOST_WORDS),
    ...pricesIn(text),
    sizes: [...new Set(tokens.filter((token) => SHOE_SIZES.includes(token)))],
  };
}

/**
 * True if a prompt contains a condition that a product can satisfy; false for none or crossing
 * limits.
 */
export const isAnswerable = ({ words, minPrice, maxPrice, sizes }: PromptFilter): boolean =>
  words.length + sizes.length > 0 || minPrice !== undefined || maxPrice !== undefined
    ? (minPrice ?? 0) <= (maxPrice ?? Number.MAX_SAFE_INTEGER)
    : false;
