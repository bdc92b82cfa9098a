import { type RawBuilder, sql } from 'kysely';

/** Number of bits of a price in won (migration 0008). */
export const PRICE_BITS = 31;
/** SQL bit set of 16384 places, all zero. */
export const ZERO = sql`0::bit(16384)`;

/** SQL: the block of a product in the bitmaps (migration 0008), and its position. */
export const blockOf = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${id} >> 14)::integer`;
/** SQL expression of the place of an id in its bit set (the id modulo 16384). */
export const placeOf = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${id} & 16383)::integer`;
