import * as v from 'valibot';

/** What a card tells of a product beside its name and price; answers that a browser has kept may lack it. */
export const cardFacts = {
  /** Codes of all its colours, the first one in front. */
  colors: v.optional(v.array(v.string()), []),
  /** Mean of its stars, to one decimal; null without reviews. */
  rating: v.optional(v.nullable(v.number()), null),
  reviewCount: v.optional(v.number(), 0),
  /** Nothing of it is left in any size. */
  soldOut: v.optional(v.boolean(), false),
  /** One pair alone is delivered for nothing. */
  freeShipping: v.optional(v.boolean(), false),
  /** Day in Seoul; null where it is sold out. */
  arrivesOn: v.optional(v.nullable(v.string()), null),
};
