-- Lists of a store come out of an index in the order in which they are shown, and say nothing that is not in it.
drop index order_items_store;
create index order_items_store on order_items (store_id, order_id desc, id) include (status, confirmed_at);
drop index order_items_store_state;
create index order_items_store_state on order_items (store_id, status, order_id desc, id) include (confirmed_at);
-- What waits for its buyer is little of all that was delivered.
create index order_items_store_unconfirmed on order_items (store_id, order_id desc, id)
  where status = 'DELIVERED' and confirmed_at is null;
-- Which orders the days of a list are: their ids without a look at each.
drop index orders_paid;
create index orders_paid on orders (ordered_at) include (id) where status not in ('PENDING', 'EXPIRED');
