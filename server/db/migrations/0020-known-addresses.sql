-- Wrong passwords count by account and by the network they come from, so that strangers cannot shut an owner out.
-- Tries that were refused do not count: otherwise one try now and then would keep the door shut for ever.
alter table login_attempts add column network text not null default '';
alter table login_attempts add column refused boolean not null default false;

-- Networks from which a member has logged in. Only a hash with the member's id: nobody reads a place out of it.
create table known_networks (
  user_id bigint not null references users (id) on delete cascade,
  network_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, network_hash)
);
create index known_networks_seen on known_networks (seen_at);
