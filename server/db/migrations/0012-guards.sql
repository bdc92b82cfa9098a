-- Writes that were done under a key, with what was answered. Only success is kept, and an operation has one status for it.
-- A key is a member's own: visitors write nothing that can be sent twice.
create table request_keys (
  user_id bigint not null references users (id) on delete cascade,
  operation text not null,
  key text not null,
  hash text not null,
  -- Written in the same transaction: nobody sees a row that still says null.
  answer text not null default 'null',
  expires_at timestamptz not null,
  primary key (user_id, operation, key)
);
create index request_keys_end on request_keys (expires_at);

-- One concept, one place: these had columns of their own.
alter table feeds drop column request_key;
alter table feed_comments drop column request_key;
alter table reviews drop column request_key;

-- How often a member has done something since its window began.
create table action_counts (
  user_id bigint not null references users (id) on delete cascade,
  action text not null,
  count integer not null,
  resets_at timestamptz not null,
  primary key (user_id, action)
);
create index action_counts_end on action_counts (resets_at);
