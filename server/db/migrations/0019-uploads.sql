-- Pictures that were sent before anything names them, and who sent them. The sweep removes them together with the file.
create table uploads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  file text not null unique,
  created_at timestamptz not null
);
create index uploads_member on uploads (user_id);
