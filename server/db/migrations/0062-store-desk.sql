-- What the shop keeps of a store's sales, from a moment on: always the beginning of a week of settlements, so that a
-- statement has one rate. Before its first row a store has the rate of its own row, or the usual one.
create table store_fee_rates (
  store_id bigint not null references stores (id),
  valid_from timestamptz not null,
  basis_points integer not null check (basis_points between 0 and 3000),
  created_at timestamptz not null,
  primary key (store_id, valid_from)
);

-- Why the shop has stopped selling something: its store reads it.
alter table products
  add column suspended_reason text,
  add column suspended_at timestamptz;
