-- What whoever runs the shop sets while it runs. What is not here is as it is in domain/kit/shop-settings.ts.
create table shop_settings (
  key text primary key,
  -- The trail names things by number.
  id bigint generated always as identity unique,
  value jsonb not null,
  version integer not null default 1,
  updated_by bigint references users (id) on delete set null,
  updated_at timestamptz not null
);
create index shop_settings_writer on shop_settings (updated_by) where updated_by is not null;

alter table categories add column sort integer not null default 0;
alter table categories add column hidden_at timestamptz;
alter table categories add column version integer not null default 1;
update categories set sort = id;

-- Goods of a store that is paused are shown and cannot be bought.
alter table stores add column state text not null default 'OPEN' check (state in ('OPEN', 'PAUSED', 'CLOSED'));
-- What shoppers are told.
alter table stores add column pause_reason text;
-- Who has paused it: the shop may, the seller may, and a sanction does; only the same opens it again.
alter table stores add column paused_by text check (paused_by in ('ADMIN', 'SELLER', 'SANCTION'));
alter table stores add column version integer not null default 1;
alter table stores add column updated_at timestamptz;

-- What cannot be bought is not in stock, for filters and their counts as well (migration 0008).
create or replace function refresh_product_bits_of(wanted_block integer, stale bigint[]) returns void language sql as $$
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

create function note_stale_store() returns trigger language plpgsql as $$
begin
  insert into product_bits_stale select id from products where store_id = new.id and deleted_at is null;
  return null;
end $$;
create trigger stores_changed after update of state on stores for each row
  when ((old.state = 'OPEN') is distinct from (new.state = 'OPEN')) execute function note_stale_store();

-- The trail is read by who, by what and by day as well.
create index audit_entries_actor on audit_entries (actor_id, id);
create index audit_entries_action on audit_entries (action, id);
create index audit_entries_at on audit_entries (at, id);
