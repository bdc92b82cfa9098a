-- What the provider is asked to take, written before it is asked and gone when the outcome is stored:
-- after a crash between the two the sweep asks the provider what became of it.
create table payment_asks (
  order_id bigint not null references orders (id) on delete cascade,
  payment_key text not null,
  asked_at timestamptz not null,
  primary key (order_id, payment_key)
);
create index payment_asks_time on payment_asks (asked_at);

-- The payment that a refund pays back where it is not the order's own: one that came twice, late or with another sum.
alter table refunds add column payment_key text unique;
create index orders_open on orders (user_id) where status = 'PENDING';
create index login_attempts_time on login_attempts (attempted_at);
create index sessions_end on sessions (expires_at);
