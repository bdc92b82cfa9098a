import * as v from 'valibot';

/**
 * Fields of a product card beside name and price; cached responses of older versions may lack them.
 */
export const cardFacts = {
  /** Codes of all colours; the first is the default colour. */
  colors: v.optional(v.array(v.string()), []),
  /** Mean of the stars, to one decimal; null without reviews. */
  rating: v.optional(v.nullable(v.number()), null),
  reviewCount: v.optional(v.number(), 0),
  /** True if no option is in stock. */
  soldOut: v.optional(v.boolean(), false),
  /** True if a single unit ships free of charge. */
  freeShipping: v.optional(v.boolean(), false),
  /** Expected day of delivery (Asia/Seoul); null if sold out. */
  arrivesOn: v.optional(v.nullable(v.string()), null),
};
