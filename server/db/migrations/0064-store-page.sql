-- What is said of a store's shoes and who wears them, newest first, without a look at each shoe. Both keep the store that
-- sold the pair, as lines of orders do.
alter table reviews add column store_id bigint references stores (id);
update reviews set store_id = products.store_id from products where products.id = reviews.product_id;
alter table reviews alter column store_id set not null;
create trigger reviews_of_a_store before insert on reviews
  for each row when (new.store_id is null) execute function keep_line_store();
create index reviews_store on reviews (store_id, id desc) include (product_id) where status = 'ACTIVE';

alter table feeds add column store_id bigint references stores (id);
update feeds set store_id = order_items.store_id from order_items where order_items.id = feeds.order_item_id;
alter table feeds alter column store_id set not null;
create function keep_feed_store() returns trigger language plpgsql as $$
begin
  select store_id into new.store_id from order_items where id = new.order_item_id;
  return new;
end $$;
create trigger feeds_of_a_store before insert on feeds
  for each row when (new.store_id is null) execute function keep_feed_store();
create index feeds_store on feeds (store_id, id desc) where deleted_at is null and hidden_at is null;
