-- Cash receipt of an order by deposit, at most one per order.
create table cash_receipts (
  order_id bigint primary key references orders (id) on delete cascade,
  kind text not null check (kind in ('PERSON', 'BUSINESS')),
  -- Encrypted mobile or business number; null once the provider has answered.
  number_sealed text,
  number_tail text not null,
  state text not null check (state in ('WISHED', 'ASKED', 'ISSUED', 'REFUSED')),
  receipt_key text,
  approval_no text,
  asked_at timestamptz not null,
  issued_at timestamptz,
  check (state <> 'ISSUED' or (receipt_key is not null and approval_no is not null and issued_at is not null))
);

-- What the provider is asked to issue and to cancel: issued minus cancelled is what the shop kept of the deposit.
create table cash_receipt_calls (
  id bigint generated always as identity primary key,
  order_id bigint not null references cash_receipts (order_id) on delete cascade,
  kind text not null check (kind in ('ISSUE', 'CANCEL')),
  amount integer not null check (amount > 0),
  -- Refund by whose amount a receipt is cancelled.
  refund_id bigint unique references refunds (id),
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED')),
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  first_asked_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'CANCEL') = (refund_id is not null))
);
create index cash_receipt_calls_by_order on cash_receipt_calls (order_id);
create index cash_receipt_calls_waiting on cash_receipt_calls (next_try_at) where state = 'WAITING';
-- A receipt is issued once; only a refused one may be asked for again.
create unique index cash_receipt_calls_issued on cash_receipt_calls (order_id)
  where kind = 'ISSUE' and state <> 'FAILED';

-- Receipts of the built-in test provider, and what was cancelled of them.
create table test_cash_receipts (
  idempotency_key text primary key,
  receipt_key text not null unique,
  approval_no text not null,
  amount integer not null check (amount > 0),
  cancelled_amount integer not null default 0 check (cancelled_amount between 0 and amount)
);
create table test_cash_receipt_cancels (
  idempotency_key text primary key,
  receipt_key text not null references test_cash_receipts (receipt_key),
  amount integer not null check (amount > 0)
);
