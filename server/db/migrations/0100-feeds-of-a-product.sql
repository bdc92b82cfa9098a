-- A feed keeps the product that it shows, as it keeps the store (0064): feeds of a product, or of products with a name,
-- are read in order from an index and not by way of their order lines.
alter table feeds add column product_id bigint references products (id);
update feeds set product_id = order_items.product_id from order_items where order_items.id = feeds.order_item_id;
alter table feeds alter column product_id set not null;

drop trigger feeds_of_a_store on feeds;
drop function keep_feed_store();
create function keep_feed_product() returns trigger language plpgsql as $$
begin
  select store_id, product_id into new.store_id, new.product_id from order_items where id = new.order_item_id;
  return new;
end $$;
create trigger feeds_of_a_product before insert on feeds
  for each row when (new.store_id is null or new.product_id is null) execute function keep_feed_product();
create index feeds_product on feeds (product_id, id desc) where deleted_at is null and hidden_at is null;
