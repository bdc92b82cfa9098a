-- Whose line it is, without a look at the product: a seller's list walks its own lines, newest order first. A line keeps
-- the store that sold it.
alter table order_items add column store_id bigint references stores (id);
update order_items set store_id = products.store_id from products where products.id = order_items.product_id;
alter table order_items alter column store_id set not null;
create index order_items_store on order_items (store_id, order_id desc);

create function keep_line_store() returns trigger language plpgsql as $$
begin
  select store_id into new.store_id from products where id = new.product_id;
  return new;
end $$;
create trigger order_items_written before insert on order_items
  for each row when (new.store_id is null) execute function keep_line_store();

-- A part of an order number, as a seller or a buyer types it. With a pending list: each step of an order writes it anew.
create index orders_no_part on orders using gin (order_no gin_trgm_ops);

-- Most liked of all types.
create index feeds_popular_all on feeds (like_count desc, id desc) where deleted_at is null;
-- Feeds of a product, by way of the lines that bought it; and whether a line's feed hides with its return.
create index feeds_item on feeds (order_item_id);
