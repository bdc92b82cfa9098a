import { type RawBuilder, sql } from 'kysely';

/** Number of bits of a price in won (migration 0008). */
export const PRICE_BITS = 31;
export const ZERO = sql`0::bit(16384)`;

/** SQL: the block of a product in the bitmaps (migration 0008), and its position. */
export const blockOf = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${id} >> 14)::integer`;
export const placeOf = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${id} & 16383)::integer`;
