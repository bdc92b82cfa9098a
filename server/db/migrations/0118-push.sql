-- Browsers to which notifications of a member are pushed (RFC 8030). The address of the push service and the keys of the
-- browser are secrets: whoever has them can write to the lock screen, so that they are stored encrypted.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- Session that registered the browser: after its end nothing is pushed.
  session_id bigint not null references sessions (id) on delete cascade,
  -- Keyed hash of the address, by which a browser is recognised.
  endpoint_tag text not null unique,
  sealed text not null,
  created_at timestamptz not null,
  last_success_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- Messages that are still to be sent; a row is deleted once it was sent or given up.
create table pushes (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notices (id) on delete cascade,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  attempts integer not null default 0,
  next_at timestamptz not null,
  unique (notice_id, subscription_id)
);
create index pushes_due on pushes (next_at);
create index pushes_subscription on pushes (subscription_id);

alter table notices add column push_due boolean not null default false;
drop index notices_mail_due;
create index notices_due on notices (id) where mail_due or push_due;

-- As for e-mails; whoever turned a topic off in the shop wants no push of it either.
alter table notification_settings add column push boolean not null default true;
update notification_settings set push = in_app and topic not in ('REVIEW', 'FEED', 'FOLLOW', 'REWARD');
alter table notification_settings alter column push set default false;
