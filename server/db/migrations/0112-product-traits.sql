-- Traits by which shoes are chosen, as their sellers set them: the width of the feet that they fit, and the material
-- that they are mainly made of. The codes are those of domain/catalogue/product-traits.ts.
alter table products add column foot_width text;
alter table products add column main_material text;

drop trigger products_changed on products;
create trigger products_changed after update on products for each row
  when ((old.store_id, old.category_id, old.brand_id, old.foot_width, old.main_material, old.asked_price, old.discount_rate,
      old.name_terms, old.deleted_at, old.state)
    is distinct from (new.store_id, new.category_id, new.brand_id, new.foot_width, new.main_material, new.asked_price,
      new.discount_rate, new.name_terms, new.deleted_at, new.state))
  execute function note_stale_product();

-- The height of the heel is part of the information that the law requires.
create trigger product_facts_added after insert on product_facts for each row
  when (new.heel_mm is not null) execute function note_stale_option();
create trigger product_facts_changed after update on product_facts for each row
  when (old.heel_mm is distinct from new.heel_mm) execute function note_stale_option();

-- Lower limit in mm of the band of a heel.
create function heel_band(heel_mm integer) returns text language sql immutable as $$
  select (array['0', '30', '50', '70'])[width_bucket(heel_mm, array[0, 30, 50, 70])]
$$;

-- As in migration 0107, with bits of the kinds `width`, `material` and `heel`.
create or replace function refresh_product_bits_of(wanted_block integer, stale bigint[]) returns void language sql as $$
  with zero as (select 0::bit(16384) as bits),
  mine as (
    select id, (id & 16383)::integer as pos from unnest(stale) as id where id >> 14 = wanted_block
  ),
  mask as (select bit_or(set_bit(zero.bits, pos, 1)) as bits from mine, zero),
  alive as (
    select pos, p.*, f.heel_mm from mine join products as p using (id) left join product_facts as f on f.product_id = p.id
    where p.deleted_at is null and p.state = 'ON_SALE'
  ),
  plain as (
    select k.kind, k.value, bit_or(set_bit(zero.bits, pos, 1)) as bits
    from zero, alive cross join lateral (
      values ('live', ''), ('category', category_id::text), ('store', store_id::text),
        ('band', (array['0', '50000', '100000', '150000', '200000', '300000'])[
          width_bucket(asked_price, array[0, 50000, 100000, 150000, 200000, 300000])])
      union all select 'brand', brand_id::text where brand_id is not null
      union all select 'width', foot_width where foot_width is not null
      union all select 'material', main_material where main_material is not null
      union all select 'heel', heel_band(heel_mm) where heel_mm is not null
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

-- Heels of the products that exist; nobody has set the other two yet.
insert into product_bits (kind, value, block, bits)
  select 'heel', value, block, bit_or(set_bit(0::bit(16384), pos, 1)) from (
    select heel_band(f.heel_mm) as value, (p.id >> 14)::integer as block, (p.id & 16383)::integer as pos
    from products as p join product_facts as f on f.product_id = p.id
    where p.deleted_at is null and p.state = 'ON_SALE' and f.heel_mm is not null) as heels
  group by value, block;

-- Length inside the shoe by size, as the seller has measured it.
create table product_lengths (
  product_id bigint not null references products (id) on delete cascade,
  size text not null,
  inner_mm smallint not null check (inner_mm between 150 and 400),
  primary key (product_id, size)
);
