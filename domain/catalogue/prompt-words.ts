import { SHOE_SIZES } from './product-values.ts';
import { knownWords, meaningOf } from './search-words.ts';

/** What a sentence asks of shoes. */
export type Wish = {
  /** Words that the catalogue knows, as they were said, each once. */
  words: string[];
  /** Won. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** In mm, as options carry them. */
  sizes: string[];
};

const MOST_WORDS = 5;
/** What Korean puts behind a noun, the longest first. */
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

/** A word as the catalogue knows it, with or without its ending; none for any other. */
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

const PRICE = /(\d+(?:\.\d+)?)\s*(만)?\s*원?\s*(대|이하|미만|이내|까지|아래|안쪽|이상|부터|넘는)/g;
const UP = ['이상', '부터', '넘는'];

/** `10만원대` is from 100,000 to 199,999 won, `7만원대` to 79,999. */
function pricesIn(text: string): Pick<Wish, 'minPrice' | 'maxPrice'> {
  const limits: Pick<Wish, 'minPrice' | 'maxPrice'> = { minPrice: undefined, maxPrice: undefined };
  for (const [, digits = '', man, what = ''] of text.matchAll(PRICE)) {
    const won = Math.round(Number(digits) * (man ? MAN : 1));
    // `260대` is no price.
    if (won < 1_000 || won > 999_999_999) continue;
    if (what === '대') {
      limits.minPrice = won;
      limits.maxPrice = won + (won % (10 * MAN) === 0 ? 10 * MAN : MAN) - 1;
    } else if (UP.includes(what)) limits.minPrice = won;
    else limits.maxPrice = what === '미만' ? won - 1 : won;
  }
  return limits;
}

/** Reads a sentence such as `비 오는 날 신을 검정 운동화, 10만원 이하, 260`. */
export function readPrompt(prompt: string): Wish {
  const text = prompt.toLowerCase();
  const tokens = text.match(/[a-z]+|[가-힣]+|\d+/g) ?? [];
  const words = tokens.flatMap(known).filter((word) => !meaningOf(word)?.isFiller);
  const prices = pricesIn(text);
  const isUpsideDown = (prices.minPrice ?? 0) > (prices.maxPrice ?? Number.MAX_SAFE_INTEGER);
  return {
    words: [...new Set(words)].slice(0, MOST_WORDS),
    ...(isUpsideDown ? { minPrice: undefined, maxPrice: undefined } : prices),
    sizes: [...new Set(tokens.filter((token) => SHOE_SIZES.includes(token)))],
  };
}

/** What is asked for, step by step less: first the size goes, then the price, then the last word; at last anything. */
export function stepsOf(wish: Wish): Wish[] {
  const anyPrice = { minPrice: undefined, maxPrice: undefined };
  const fewer = wish.words.map((_, gone) => ({
    ...anyPrice,
    sizes: [],
    words: wish.words.slice(0, wish.words.length - gone),
  }));
  const steps = [wish, { ...wish, sizes: [] }, ...fewer, { ...anyPrice, words: [], sizes: [] }];
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()];
}
