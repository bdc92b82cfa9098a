-- The buyer's word that a line marked as delivered has not come. While it is open the line does not confirm itself and its
-- days for a return stand still. It ends by the buyer, by an administrator, or with the line (sent back or exchanged: then
-- another one may follow).
create table delivery_disputes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  order_item_id bigint not null references order_items (id) on delete cascade,
  store_id bigint not null references stores (id),
  state text not null default 'OPEN' check (state in ('OPEN', 'RECEIVED', 'DECIDED', 'CLOSED')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  check (state <> 'OPEN' or ended_at is null)
);
create unique index delivery_disputes_line on delivery_disputes (order_item_id) where state <> 'CLOSED';
create index delivery_disputes_lines on delivery_disputes (order_item_id);
create index delivery_disputes_order on delivery_disputes (order_id);
create index delivery_disputes_open on delivery_disputes (store_id, opened_at) where state = 'OPEN';
create index delivery_disputes_store on delivery_disputes (store_id);
