-- A voter objects to a void vote as authors do to a decision; who has voided it does not judge that.
alter table feed_votes
  add column voided_by bigint references users (id) on delete set null,
  add column voided_at timestamptz;
create index feed_votes_voided_by on feed_votes (voided_by) where voided_by is not null;
alter table event_freed_votes
  add column voided_by bigint references users (id) on delete set null,
  add column voided_at timestamptz;
create index event_freed_votes_voided_by on event_freed_votes (voided_by) where voided_by is not null;
-- Who did it stands in the audit trail alone; from now on these may be objected to.
update feed_votes set voided_at = now() where standing = 'VOID' and void_reason is distinct from 'STAFF';

-- An objection is to a case or to one's own vote in an event, as that stood when it was written.
alter table appeals
  alter column case_id drop not null,
  add column event_id bigint references events (id) on delete cascade,
  add column void_reason text,
  add column voided_by bigint references users (id) on delete set null,
  add column voided_at timestamptz,
  add constraint appeals_of_one check ((case_id is null) <> (event_id is null)),
  add constraint appeals_vote_once unique (event_id, author_id);
create index appeals_voided_by on appeals (voided_by) where voided_by is not null;
