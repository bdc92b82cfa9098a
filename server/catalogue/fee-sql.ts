import { type RawBuilder, sql } from 'kysely';

/** Hundredths of a percent that the shop keeps of what a store (`s`) had confirmed at a moment. */
export const feeAt = (at: RawBuilder<unknown>, usualPoints: number) => sql<number>`coalesce(
  (select r.basis_points from store_fee_rates r where r.store_id = s.id and r.valid_from <= ${at}
    order by r.valid_from desc limit 1),
  s.fee_rate_bp, ${usualPoints}::int)`;

/** The rate that begins later than a moment; each store has one at most. */
export const nextFeeAfter = (at: Date) => sql<{ basisPoints: number; from: string } | null>`(
  select jsonb_build_object('basisPoints', r.basis_points,
      'from', to_char(r.valid_from at time zone 'Asia/Seoul', 'YYYY-MM-DD'))
    from store_fee_rates r where r.store_id = s.id and r.valid_from > ${at}
    order by r.valid_from desc limit 1)`;
