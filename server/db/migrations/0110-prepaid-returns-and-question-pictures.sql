-- A buyer may pay the parcel of a return at its sending, so that the refund keeps no fee for it; one that its store had to
-- pay after all is noted at its arrival.
alter table claims
  add column is_prepaid boolean not null default false,
  add column came_collect boolean not null default false;
alter table claims add constraint claims_prepaid check (
  (not is_prepaid or (type = 'RETURN' and return_method is not distinct from 'OWN')) and
  (not came_collect or (is_prepaid and received_at is not null)));

-- Picture of a question, which those who may read the question see.
alter table questions add column picture_url text;
create unique index questions_picture on questions (picture_url) where picture_url is not null;
