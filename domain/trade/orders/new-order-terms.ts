import { everyPolicy } from '../../policies/registry.ts';
import type { Level } from '../../rewards/level.ts';
import type { Quote } from '../cart/quote.ts';
import { type OrderTerms, PRESENT_TERMS } from './order-terms.ts';

/** Policy topics that enter the terms of an order. */
const TOPICS: ReadonlySet<string> = new Set(['delivery', 'late-delivery', 'orders', 'points', 'returns']);

const VERSIONS = Object.fromEntries(
  everyPolicy
    .filter(({ topic }) => TOPICS.has(topic))
    .map(({ topic, name, version }) => [`${topic}.${name}`, version]),
);

/**
 * Returns the terms of an order with this price for a buyer of this level, by the current policies.
 */
export const newOrderTerms = (
  { shares: _shares, ...price }: Quote,
  { levelId: id, levelName: name }: Pick<Level, 'levelId' | 'levelName'>,
): OrderTerms => ({ policies: VERSIONS, ...price, ...PRESENT_TERMS, promisedOn: null, level: { id, name } });
