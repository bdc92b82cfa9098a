-- A store may take its answer back, and the question waits again: what waits is read from answered_at, how long a store
-- takes from its first answer, which stays.
alter table questions add column first_answered_at timestamptz;
update questions set first_answered_at = answered_at where answered_at is not null;
alter table questions add constraint questions_first_answer check (
  (answered_at is null or first_answered_at <= answered_at) and first_answered_at >= created_at);
drop index questions_store;
create index questions_store on questions (store_id, id desc) include (answered_at, first_answered_at, created_at)
  where status = 'ACTIVE';
