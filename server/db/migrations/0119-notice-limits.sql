-- Most notifications of a week (from Monday, Asia/Seoul) that leave the shop for a member; no row means no limit.
create table notice_limits (
  user_id bigint primary key references users (id) on delete cascade,
  weekly integer not null check (weekly > 0)
);
-- When a notification that counts towards the limit left the shop, or was held back by it.
alter table notices add column counted_at timestamptz;
alter table notices add column suppressed_at timestamptz;
create index notices_counted on notices (user_id, counted_at) where counted_at is not null;
create index notices_suppressed on notices (user_id, suppressed_at) where suppressed_at is not null;

-- Number of events that one notification is about, such as the new devices of a day.
alter table notices add column gathered integer not null default 1;
