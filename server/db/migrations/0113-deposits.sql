-- An order may wait for the deposit on a virtual account; until then it holds stock, coupon and points.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check
  check (status in ('READY', 'AWAITING_DEPOSIT', 'PAID', 'FAILED'));

create table virtual_accounts (
  order_id bigint primary key references orders (id) on delete cascade,
  payment_key text not null unique,
  bank text not null,
  account_number text not null,
  depositor text not null,
  -- SHA-256 of the secret that the provider sends with each report about the account.
  secret_hash text,
  due_at timestamptz not null,
  -- Won that have arrived so far.
  deposited integer not null default 0 check (deposited >= 0),
  issued_at timestamptz not null
);

-- Account to which the deposit of an order is refunded; its number is encrypted.
create table refund_accounts (
  order_id bigint primary key references orders (id) on delete cascade,
  bank text not null,
  number_sealed text not null,
  number_tail text not null,
  holder text not null,
  updated_at timestamptz not null
);

-- Accounts of the built-in test provider: WAITING takes deposits.
alter table test_payments drop constraint test_payments_status_check;
alter table test_payments add constraint test_payments_status_check
  check (status in ('READY', 'APPROVED', 'WAITING', 'DONE', 'DECLINED', 'CLOSED'));
alter table test_payments
  add column due_at timestamptz,
  add column deposited integer not null default 0 check (deposited >= 0);
