-- What is fixed with the entrants' list, so that a result can be reckoned, checked and revised from it.
create table event_lists (
  event_id bigint primary key references events (id) on delete cascade,
  -- `number:nonce`, a line per entry.
  lines text not null,
  -- Who had voted, in the order in which they did: the number of a vote is its place, from 1.
  voters bigint[] not null,
  vote_total integer not null
);
alter table event_entries add column frozen_likes integer not null default 0;
alter table event_results
  -- [number, votes, likes] of every entry that took part: who stands next is found here.
  add column standings jsonb not null default '[]',
  add column fingerprint text;
alter table event_payouts add column next_try_at timestamptz not null default now();
drop index event_payouts_waiting;
create index event_payouts_waiting on event_payouts (next_try_at, id) where state = 'WAITING';
create index events_to_freeze on events (end_date) where frozen_at is null and state = 'PUBLISHED' and deleted_at is null;
