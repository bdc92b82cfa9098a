-- The price that is asked: what lists are sorted, filtered and counted by. `discount_counts` says whether the discount
-- counted when the product turned last; until it has turned, readers compute both by their clock (`due-bits-sql.ts`).
alter table products add column discount_counts boolean not null default true;
alter table products
  add column asked_price integer not null generated always as (
    case when discount_counts then discount_price else price end) stored;
drop index products_price;
create index products_asked_price on products (asked_price, id) where deleted_at is null;

-- Only the shop's clock knows which of the discounts with a period count: the first reading turns them.
update products set turns_at = to_timestamp(0) where sale_from is not null or sale_until is not null;

drop trigger products_changed on products;
create trigger products_changed after update on products for each row
  when ((old.store_id, old.category_id, old.asked_price, old.discount_rate, old.name_terms, old.deleted_at, old.state)
    is distinct from (new.store_id, new.category_id, new.asked_price, new.discount_rate, new.name_terms, new.deleted_at, new.state))
  execute function note_stale_product();

create or replace function turn_discounts(at timestamptz) returns void language plpgsql as $$
declare
  due bigint[];
begin
  select array_agg(id) into due from (
    select id from products where turns_at <= at order by turns_at limit 1000 for no key update skip locked
  ) as locked;
  if due is null then return; end if;
  update products set
    discount_counts = coalesce(sale_from <= at, true) and coalesce(sale_until > at, true),
    discount_rate = case
      when sale_from > at or sale_until <= at or price = 0 then 0
      else round((price - discount_price) * 100.0 / price, 2) end,
    turns_at = case when sale_from > at then sale_from when sale_until > at then sale_until end
  where id = any (due) and turns_at <= at;
end $$;

create or replace function refresh_product_bits_of(wanted_block integer, stale bigint[]) returns void language sql as $$
  with zero as (select 0::bit(16384) as bits),
  mine as (
    select id, (id & 16383)::integer as pos from unnest(stale) as id where id >> 14 = wanted_block
  ),
  mask as (select bit_or(set_bit(zero.bits, pos, 1)) as bits from mine, zero),
  alive as (
    select pos, p.* from mine join products as p using (id) where p.deleted_at is null and p.state = 'ON_SALE'
  ),
  plain as (
    select k.kind, k.value, bit_or(set_bit(zero.bits, pos, 1)) as bits
    from zero, alive cross join lateral (
      values ('live', ''), ('category', category_id::text), ('store', store_id::text),
        ('band', (array['0', '50000', '100000', '150000', '200000', '300000'])[
          width_bucket(asked_price, array[0, 50000, 100000, 150000, 200000, 300000])])
      union all select 'discount', '' where discount_rate > 0
      union all select 'price', n::text from generate_series(0, 30) as n where (asked_price >> n) & 1 = 1
    ) as k (kind, value)
    group by k.kind, k.value
  ),
  fine as (
    select color, size, gender, stock > 0 and s.state = 'OPEN' as stocked, bit_or(set_bit(zero.bits, pos, 1)) as bits
    from zero, alive join product_options on product_id = alive.id join stores as s on s.id = alive.store_id
    group by color, size, gender, stock > 0 and s.state = 'OPEN'
  ),
  options as (
    select 'option' as kind, color, size, gender, bit_or(bits) as bits from fine group by cube (color, size, gender)
    union all
    select 'stock', color, size, gender, bit_or(bits) from fine where stocked group by cube (color, size, gender)
  ),
  wanted as (
    select * from plain
    union all
    select kind, concat_ws('/', coalesce(color, '*'), coalesce(size, '*'), coalesce(gender, '*')), bits
    from options where bits is not null
  ),
  known as (select kind, value, bits from product_bits where block = wanted_block),
  merged as (
    select kind, value, known.bits as old,
      coalesce(known.bits & ~mask.bits, zero.bits) | coalesce(wanted.bits, zero.bits) as bits
    from zero, mask, known full join wanted using (kind, value)
  )
  insert into product_bits (kind, value, block, bits)
    select kind, value, wanted_block, bits from merged where bits is distinct from old
    on conflict (kind, value, block) do update set bits = excluded.bits
$$;

-- Returns whether discounts are left that began or ended by then and were not written down: more than turn at once, or
-- of products that another transaction holds.
drop function refresh_product_bits(timestamptz);
create function refresh_product_bits(at timestamptz) returns boolean language plpgsql as $$
declare
  stale bigint[];
  found_block integer;
begin
  if not exists (select from product_bits_stale) and not exists (select from products where turns_at <= at)
  then return false; end if;
  -- One refresher at a time; whoever waited sees the work done by then.
  perform pg_advisory_xact_lock(72010003);
  perform turn_discounts(at);
  -- Bounded, so that a read after a huge import stays within the statement limit and the next one goes on.
  with taken as (
    delete from product_bits_stale where ctid in (select ctid from product_bits_stale limit 20000) returning product_id
  )
    select array_agg(distinct product_id) into stale from taken;
  if stale is null then return exists (select from products where turns_at <= at); end if;
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
  return exists (select from products where turns_at <= at);
end $$;

-- The bits of rows that were there before this migration are of the price before the discount.
insert into product_bits_stale select id from products where asked_price <> price;
