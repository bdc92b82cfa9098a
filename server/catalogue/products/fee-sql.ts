import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_SETTINGS } from '#domain/kit/shop-settings.ts';

/** SQL: default fee in basis points for a confirmation at a moment. */
export const shopFeeAt = (at: RawBuilder<unknown>) => sql<number>`coalesce(
  (select f.basis_points from shop_fee_rates f where f.valid_from <= ${at} order by f.valid_from desc limit 1),
  ${DEFAULT_SETTINGS.fee.basisPoints}::int)`;

/** SQL: fee in basis points of store `s` for a confirmation at a moment. */
export const feeAt = (at: RawBuilder<unknown>) => sql<number>`coalesce(
  (select r.basis_points from store_fee_rates r where r.store_id = s.id and r.valid_from <= ${at}
    order by r.valid_from desc limit 1),
  s.fee_rate_bp, ${shopFeeAt(at)})`;

const asPlanned = sql`jsonb_build_object('basisPoints', n.basis_points,
  'from', to_char(n.valid_from at time zone 'Asia/Seoul', 'YYYY-MM-DD'))`;
type Planned = { basisPoints: number; from: string } | null;

/** SQL: announced default fee that begins after a moment; at most one. */
export const nextShopFeeAfter = (at: Date) => sql<Planned>`(
  select ${asPlanned} from shop_fee_rates n where n.valid_from > ${at} order by n.valid_from desc limit 1)`;

/**
 * SQL: announced fee of store `s` after a moment: its own, or the default one if it has none by
 * then.
 */
export const nextFeeAfter = (at: Date) => sql<Planned>`(
  select ${asPlanned} from (
    select r.basis_points, r.valid_from from store_fee_rates r where r.store_id = s.id and r.valid_from > ${at}
    union all
    select f.basis_points, f.valid_from from shop_fee_rates f
    where f.valid_from > ${at} and s.fee_rate_bp is null
      and not exists (select from store_fee_rates r where r.store_id = s.id and r.valid_from <= f.valid_from)
  ) as n order by n.valid_from desc limit 1)`;
