-- A pair that is asked to be sent back is fetched and looked at before its request is decided. Which courier fetches it,
-- when it came, and before which moment its money is due.
alter table claims drop constraint claims_status_check;
alter table claims add constraint claims_status_check
  check (status in ('REQUESTED', 'COLLECTING', 'RECEIVED', 'COMPLETED', 'REJECTED', 'WITHDRAWN'));
alter table claims
  add column collect_carrier text,
  add column collect_tracking text,
  add column collected_at timestamptz,
  add column received_at timestamptz,
  add column inspect_note text not null default '',
  add column refund_due timestamptz;

drop index claims_one_open;
create unique index claims_one_open on claims (order_item_id) where status in ('REQUESTED', 'COLLECTING', 'RECEIVED');
-- What stands still, oldest first.
create index claims_waiting on claims (status, created_at) where status in ('REQUESTED', 'COLLECTING', 'RECEIVED');
