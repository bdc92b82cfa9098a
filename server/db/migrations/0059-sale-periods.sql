-- When the discount of a product counts. What is paid is told by the clock at each reading (`paid-price-sql.ts`):
-- discount_type, discount_value and discount_price are what its seller has said. Lists and counts want an order that
-- is written down: discount_rate is what counts now, and `turns_at` when that is next otherwise.
alter table products
  add column sale_from timestamptz,
  add column sale_until timestamptz,
  add column turns_at timestamptz,
  add constraint products_sale_period check (sale_from < sale_until);
create index products_turns on products (turns_at) where turns_at is not null;

-- Discounts that have begun or ended by then. The readers behind the lock of the bits call it, one at a time; the rows
-- are locked in the order in which wishes and sellers lock them. Neither version nor day of the product is touched:
-- nobody has changed it. Bounded as the bits are.
create function turn_discounts(at timestamptz) returns void language plpgsql as $$
declare
  due bigint[];
begin
  select array_agg(id) into due from (
    select id from products where id in (select id from products where turns_at <= at order by turns_at limit 5000)
    order by id for no key update
  ) as locked;
  if due is null then return; end if;
  update products set
    discount_rate = case
      when sale_from > at or sale_until <= at or price = 0 then 0
      else round((price - discount_price) * 100.0 / price, 2) end,
    turns_at = case when sale_from > at then sale_from when sale_until > at then sale_until end
  where id = any (due) and turns_at <= at;
end $$;

-- Readers say what time it is: the shop's clock is not the database's.
drop function refresh_product_bits();
create function refresh_product_bits(at timestamptz) returns void language plpgsql as $$
declare
  stale bigint[];
  found_block integer;
begin
  if not exists (select from product_bits_stale) and not exists (select from products where turns_at <= at)
  then return; end if;
  -- One refresher at a time; whoever waited sees the work done by then.
  perform pg_advisory_xact_lock(72010003);
  perform turn_discounts(at);
  -- Bounded, so that a read after a huge import stays within the statement limit and the next one goes on.
  with taken as (
    delete from product_bits_stale where ctid in (select ctid from product_bits_stale limit 20000) returning product_id
  )
    select array_agg(distinct product_id) into stale from taken;
  if stale is null then return; end if;
  for found_block in select distinct id >> 14 from unnest(stale) as id order by 1 loop
    perform refresh_product_bits_of(found_block, stale);
  end loop;
  insert into search_words (jamo, word)
    select t.jamo, min(t.word)
    from products, lateral unnest(
      string_to_array(name_terms, ' '), regexp_split_to_array(lower(btrim(name)), '\s+')
    ) as t (jamo, word)
    -- Numbers are not words: there is nothing to correct in them.
    where id = any (stale) and state = 'ON_SALE' and deleted_at is null and length(t.jamo) between 2 and 60 and t.word ~ '[[:alpha:]]'
    group by t.jamo
    on conflict (jamo) do nothing;
end $$;
