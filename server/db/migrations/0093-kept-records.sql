-- When what a closed account left in records that the law asks for was blanked: complaints and disputes, then orders and
-- payments. Null: they are still kept, or the account is open.
alter table users
  add column disputes_blanked_at timestamptz,
  add column orders_blanked_at timestamptz;
create index users_disputes_kept on users (withdrawn_at, id) where status = 'DELETED' and disputes_blanked_at is null;
create index users_orders_kept on users (withdrawn_at, id) where status = 'DELETED' and orders_blanked_at is null;
