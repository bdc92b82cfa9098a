-- What an inquiry was opened from: a claim on its line, or an event, about which the shop is asked.
alter table inquiries
  add column claim_id bigint references claims (id) on delete set null,
  add column event_id bigint references events (id) on delete set null;
alter table inquiries add constraint inquiries_about check (
  (claim_id is null or order_item_id is not null) and (event_id is null or order_item_id is null));
create index inquiries_claim on inquiries (claim_id) where claim_id is not null;
create index inquiries_event on inquiries (event_id) where event_id is not null;
