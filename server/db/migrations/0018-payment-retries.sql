-- What is asked of the provider is claimed first, so that of many servers one asks; what fails waits longer each time.
alter table payment_asks
  add column attempts integer not null default 0,
  add column next_ask_at timestamptz not null default 'epoch';
drop index payment_asks_time;
create index payment_asks_due on payment_asks (next_ask_at);

-- Given up: the provider forgets keys after 15 days, and asking it then might pay twice. A person has to look.
alter table refunds
  add column next_try_at timestamptz not null default 'epoch',
  add column first_asked_at timestamptz,
  drop constraint refunds_status_check,
  add constraint refunds_status_check check (status in ('WAITING', 'DONE', 'GIVEN_UP'));
drop index refunds_waiting;
create index refunds_due on refunds (next_try_at) where status = 'WAITING';

-- The key that the provider gave the window: reports about other keys are not asked about.
alter table payments add column opened_key text;
create index payments_opened on payments (opened_key);
