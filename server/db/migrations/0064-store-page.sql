-- Who wears a store's shoes, newest first, without a look at each pair: a feed keeps the store that sold it, as lines of
-- orders do. Reviews get theirs with 0066.
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
