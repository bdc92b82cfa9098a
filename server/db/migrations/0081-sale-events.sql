-- What sellers are notified of: an order, a request for return or exchange, its withdrawal. Rows wait here for the end of
-- their hour; then all of an hour of one store become one notification.
create table sale_events (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores (id),
  kind text not null check (kind in ('PLACED', 'CLAIMED', 'WITHDRAWN')),
  order_id bigint not null references orders (id) on delete cascade,
  created_at timestamptz not null,
  notified_at timestamptz
);
create index sale_events_waiting on sale_events (created_at, id) where notified_at is null;
create index sale_events_order on sale_events (order_id);
create index sale_events_store on sale_events (store_id);
update notices set topic = 'SALE' where type in ('SALE_LATE', 'SALE_CANCELLED');
