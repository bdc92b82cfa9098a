-- Who brings a pair back to its buyer that was received and rejected; the number may come later. Told once, when it is there.
alter table claims
  add column back_carrier text,
  add column back_tracking text,
  add column back_at timestamptz,
  add constraint claims_back check (
    (back_carrier is null or (status = 'REJECTED' and received_at is not null))
    and (back_tracking is null or (back_carrier is not null and back_at is not null)));
