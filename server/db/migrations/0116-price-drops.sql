-- Least price in won that a member knows of a wished product: the price at the time of the wish, then that of each
-- drop of which the member was notified. Null where it is unknown: such a wish is told of no drop.
alter table wishes add column known_price integer;
update wishes w set known_price = case
    when coalesce(p.sale_from <= now(), true) and coalesce(p.sale_until > now(), true) then p.discount_price
    else p.price end
  from products p where p.id = w.product_id;
-- The members to notify of a product are those who know a higher price.
create index wishes_known_price on wishes (product_id, known_price);

-- Products whose price has changed, until their members are notified; `due_at` is the begin of a later discount. A seller writes
-- prices in the editor, for many products and by a file: one trigger notes all of them, in the same transaction.
create table price_changes (
  product_id bigint primary key references products (id) on delete cascade,
  due_at timestamptz not null
);
create index price_changes_due on price_changes (due_at);

create function note_price_change() returns trigger language plpgsql as $$
begin
  insert into price_changes (product_id, due_at)
    values (new.id, timestamptz '1970-01-01')
    on conflict (product_id) do update set due_at = excluded.due_at;
  return null;
end $$;

-- A discount that begins later is noted without members too: some may wish for the product until then.
create trigger products_price_changed after update of price, discount_price, sale_from, sale_until on products
  for each row when (
    (new.price, new.discount_price, new.sale_from, new.sale_until)
      is distinct from (old.price, old.discount_price, old.sale_from, old.sale_until)
    and (new.wish_number > 0 or new.sale_from is not null)
  ) execute function note_price_change();
