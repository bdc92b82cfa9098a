-- What the shop keeps of a sale where a store has no rate of its own, from a Monday in Seoul on. Statements read the rate
-- that was in force; a row that has begun is never changed. Before its first row the usual rate of the shop holds.
create table shop_fee_rates (
  id bigint generated always as identity primary key,
  valid_from timestamptz not null unique,
  basis_points integer not null check (basis_points between 0 and 10000),
  created_at timestamptz not null
);

-- What is set today has held for all weeks that are not closed yet.
insert into shop_fee_rates (valid_from, basis_points, created_at)
select timestamptz '1970-01-05 00:00:00+09', points, updated_at
from (select updated_at, case when value ->> 'basisPoints' ~ '^\d{1,5}$' then (value ->> 'basisPoints')::integer end as points
  from shop_settings where key = 'fee') as said
where points between 0 and 10000;
