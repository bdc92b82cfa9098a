import { everyPolicy } from '../../policies/register.ts';
import type { Level } from '../../rewards/level.ts';
import type { Quote } from '../cart/quote.ts';
import { type OrderTerms, PRESENT_TERMS } from './order-terms.ts';

/** Topics with a policy that an order is priced, delivered, returned or rewarded by. */
const TOPICS: ReadonlySet<string> = new Set(['delivery', 'late-delivery', 'orders', 'points', 'returns']);

const VERSIONS = Object.fromEntries(
  everyPolicy
    .filter(({ topic }) => TOPICS.has(topic))
    .map(({ topic, name, version }) => [`${topic}.${name}`, version]),
);

/** Terms of an order at this price for a buyer of this level, by the policies of today. */
export const newOrderTerms = (
  { shares: _shares, ...price }: Quote,
  { levelId: id, levelName: name }: Pick<Level, 'levelId' | 'levelName'>,
): OrderTerms => ({ policies: VERSIONS, ...price, ...PRESENT_TERMS, promisedOn: null, level: { id, name } });
