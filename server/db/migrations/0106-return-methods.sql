-- How a unit goes back: picked up on a day that its buyer chose, with a note about the place, or by the buyer's own
-- parcel. Claims from before have no method.
alter table claims
  add column return_method text check (return_method in ('PICKUP', 'OWN')),
  add column pickup_on date,
  add column pickup_place text not null default '';
alter table claims add constraint claims_pickup check ((pickup_on is not null) = (return_method is not distinct from 'PICKUP'));
