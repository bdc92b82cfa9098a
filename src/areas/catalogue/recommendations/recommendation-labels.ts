import type { RecommendReason, Understood } from '#domain/catalogue/recommend.ts';
import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { recommendationText as text } from '#src/areas/catalogue/recommendations/recommendation.text.ts';
import { commonProductText } from '#src/text/products.ts';

const TEN_THOUSAND = 10_000;
const inWords = (won: number): string =>
  won % TEN_THOUSAND === 0 ? text.tens(formatNumber(won / TEN_THOUSAND)) : formatWon(won);

/** Price range as text, such as `5만원 이상 10만원 이하`; '' without one. */
const priceOf = ({ minPrice, maxPrice }: Understood): string =>
  [
    minPrice === null ? '' : text.atLeast(inWords(minPrice)),
    maxPrice === null ? '' : text.atMost(inWords(maxPrice)),
  ]
    .filter(Boolean)
    .join(' ');

/** Conditions that were recognised in a sentence, as texts. */
export const conditionsOf = (understood: Understood): string[] =>
  [...understood.words, priceOf(understood), ...understood.sizes.map(commonProductText.mm)].filter(Boolean);

/** Reason of a recommendation as text, such as `260mm 재고 있음`. */
export function reasonLabel({ kind, value }: RecommendReason, understood: Understood): string {
  if (kind === 'PRICE') return priceOf(understood);
  if (kind === 'WORD') return value;
  return (kind === 'SIZE' ? text.size : text.ownSize)(commonProductText.mm(value));
}
