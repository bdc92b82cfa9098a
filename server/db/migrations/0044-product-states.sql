-- Goods that nobody is shown yet, or no more, and what their store calls them.
alter table products
  add column state text not null default 'ON_SALE' check (state in ('DRAFT', 'ON_SALE', 'HIDDEN', 'SUSPENDED')),
  add column seller_code text,
  add column version integer not null default 1;
create unique index products_seller_code on products (store_id, seller_code)
  where seller_code is not null and deleted_at is null;
alter table product_options
  add column sku text,
  -- From how many pieces on its store is warned.
  add column low_stock integer not null default 3 check (low_stock >= 0);

-- Lists, counts and suggestions know what is on sale.
drop trigger products_changed on products;
create trigger products_changed after update on products for each row
  when ((old.store_id, old.category_id, old.price, old.discount_rate, old.name_terms, old.deleted_at, old.state)
    is distinct from (new.store_id, new.category_id, new.price, new.discount_rate, new.name_terms, new.deleted_at, new.state))
  execute function note_stale_product();

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
          width_bucket(price, array[0, 50000, 100000, 150000, 200000, 300000])])
      union all select 'discount', '' where discount_rate > 0
      union all select 'price', n::text from generate_series(0, 30) as n where (price >> n) & 1 = 1
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

create or replace function refresh_product_bits() returns void language plpgsql as $$
declare
  stale bigint[];
  found_block integer;
begin
  if not exists (select from product_bits_stale) then return; end if;
  -- One refresher at a time; whoever waited sees the work done by then.
  perform pg_advisory_xact_lock(72010003);
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

-- A draft is kept with what there is of its statutory information.
alter table product_facts alter column heel_mm drop not null;
