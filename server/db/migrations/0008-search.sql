-- Jamo of each word of a name, with one space between: typos are looked up by whole words.
alter table products add column name_terms text not null default '';

-- Every word that ever stood in a product's name.
create table search_words (
  jamo text collate "C" primary key,
  word text not null
);
-- A word with one typo still has its first or its second half right.
create index search_words_end on search_words (reverse(jamo) collate "C");

-- Orders of a product list that had no index.
create index products_discount on products (discount_rate desc, id desc) where deleted_at is null;
create index products_name on products (name, id) where deleted_at is null;

-- Option filters no longer look for options one by one.
drop index product_options_facets;

-- Facets as bitmaps: one row says which of 16384 products (ids of one block) have a value. Counting a
-- combination is AND and bit_count, whatever the catalogue's size. Kinds:
--   live ''; category id; store id; discount ''; band lower limit of a price band;
--   price n: bit n of the price, for ranges with any limits;
--   option and stock colour/size/gender, each a value or *: any option, and any option in stock.
create table product_bits (
  kind text collate "C" not null,
  value text collate "C" not null,
  block integer not null,
  bits bit(16384) not null,
  primary key (kind, value, block)
) with (fillfactor = 70);
alter table product_bits alter column bits set storage plain;
create index product_bits_block on product_bits (block);

-- Products whose bits are out of date. Writers only add rows, so no two of them ever wait for each other.
create table product_bits_stale (product_id bigint not null);

create function note_stale_rows() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into product_bits_stale select id from changed;
  else
    insert into product_bits_stale select distinct product_id from changed;
  end if;
  return null;
end $$;

create function note_stale_product() returns trigger language plpgsql as $$
begin
  insert into product_bits_stale values (new.id);
  return null;
end $$;

create function note_stale_option() returns trigger language plpgsql as $$
begin
  insert into product_bits_stale values (new.product_id);
  return null;
end $$;

create trigger products_added after insert on products
  referencing new table as changed for each statement execute function note_stale_rows();
create trigger products_removed after delete on products
  referencing old table as changed for each statement execute function note_stale_rows();
create trigger products_changed after update on products for each row
  when ((old.store_id, old.category_id, old.price, old.discount_rate, old.name_terms, old.deleted_at)
    is distinct from (new.store_id, new.category_id, new.price, new.discount_rate, new.name_terms, new.deleted_at))
  execute function note_stale_product();
create trigger options_added after insert on product_options
  referencing new table as changed for each statement execute function note_stale_rows();
create trigger options_removed after delete on product_options
  referencing old table as changed for each statement execute function note_stale_rows();
-- Selling one of many pairs changes no facet; selling the last one does.
create trigger options_changed after update on product_options for each row
  when ((old.color, old.size, old.gender, old.stock > 0) is distinct from (new.color, new.size, new.gender, new.stock > 0))
  execute function note_stale_option();

-- Brings one block up to date for some of its products.
create function refresh_product_bits_of(wanted_block integer, stale bigint[]) returns void language sql as $$
  with zero as (select 0::bit(16384) as bits),
  mine as (
    select id, (id & 16383)::integer as pos from unnest(stale) as id where id >> 14 = wanted_block
  ),
  mask as (select bit_or(set_bit(zero.bits, pos, 1)) as bits from mine, zero),
  alive as (
    select pos, p.* from mine join products as p using (id) where p.deleted_at is null
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
    select color, size, gender, stock > 0 as stocked, bit_or(set_bit(zero.bits, pos, 1)) as bits
    from zero, alive join product_options on product_id = alive.id
    group by color, size, gender, stock > 0
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

-- Readers call this first: what was committed before a read is in its counts.
create function refresh_product_bits() returns void language plpgsql as $$
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
    where id = any (stale) and length(t.jamo) between 2 and 60 and t.word ~ '[[:alpha:]]'
    group by t.jamo
    on conflict (jamo) do nothing;
end $$;

-- Rows that were there before this migration.
insert into product_bits_stale select id from products;
