-- Differences between the terms of an order and what happened, found on the night after the order ended: one row per order
-- and kind. `compared_days`: days in Seoul whose ended orders have been compared.
create table order_differences (
  id bigint generated always as identity unique,
  order_id bigint not null references orders (id) on delete cascade,
  kind text not null,
  promised text not null,
  happened text not null,
  ended_on date not null,
  noted_at timestamptz not null,
  primary key (order_id, kind)
);
create table compared_days (
  day date primary key,
  compared_at timestamptz not null
);
create index refunds_created on refunds (created_at) where payment_key is null;
