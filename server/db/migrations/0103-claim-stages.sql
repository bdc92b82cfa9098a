-- A seller approves a claim before the unit is on its way, and checks it after it arrived: the buyer sees both days.
alter table claims
  add column approved_at timestamptz,
  add column checked_at timestamptz;
alter table claims add constraint claims_stage_times check (
  (approved_at is null or approved_at >= created_at) and
  (checked_at is null or (received_at is not null and checked_at >= received_at)));
