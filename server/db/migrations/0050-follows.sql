create table follows (
  user_id bigint not null references users (id) on delete cascade,
  followed_id bigint not null references users (id) on delete cascade,
  at timestamptz not null,
  primary key (user_id, followed_id),
  check (user_id <> followed_id)
);
create index follows_newest on follows (user_id, at desc, followed_id desc);
create index follows_followers on follows (followed_id, at desc, user_id desc);
