import { type RawBuilder, sql } from 'kysely';
import { PRICE_BANDS } from '#domain/catalogue/product-list/filter-conditions.ts';
import { onSale } from '../products/on-sale-sql.ts';
import { paidPrice, paidRate } from '../products/paid-price-sql.ts';
import { blockOf, PRICE_BITS, placeOf, ZERO } from './bits-sql.ts';

/**
 * CTE `asked_bits`: the bits of prices, bands and discounts of `product_bits`, with those of due
 * products (whose discount has begun or ended and is not recorded yet) computed at `now`. A value
 * may have two rows in a block, which share no product.
 */
export const dueBits = (now: Date): RawBuilder<unknown> => sql`due as materialized (
    select ${blockOf(sql`id`)} as block, set_bit(${ZERO}, ${placeOf(sql`id`)}, 1) as bit,
      ${paidPrice(now)} as paid, ${paidRate(now)} as rate
    from products where turns_at <= ${now} and ${onSale()}),
  asked_bits as (
    select kind, value, block, stored.bits & ~coalesce(mask.bits, ${ZERO}) as bits
    from product_bits as stored left join (select block, bit_or(bit) as bits from due group by block) as mask using (block)
    where kind in ('price', 'band', 'discount')
    union all
    select kind, value, block, bit_or(bit) as bits
    from due cross join lateral (
      select 'band' as kind, (${PRICE_BANDS.map(String)}::text[])[width_bucket(paid, ${[...PRICE_BANDS]}::integer[])] as value
      union all select 'discount', '' where rate > 0
      union all select 'price', n::text from generate_series(0, ${sql.lit(PRICE_BITS - 1)}) as n where (paid >> n) & 1 = 1
    ) as own
    group by kind, value, block)`;
