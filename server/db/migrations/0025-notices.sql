-- Notices have topics that members turn off, say who has done what they tell of, and gather what comes often.
alter table notices add column topic text not null default 'RESTOCK';
alter table notices alter column topic drop default;
update notices set topic = 'ORDER' where type = 'PAYMENT_RETURNED';
-- The last of those who have done it; by the name that others see when it is read.
alter table notices add column actor_id bigint references users (id) on delete set null;
alter table notices add column actor_count integer not null default 0;
-- What comes often about one thing is one notice per stretch of hours.
alter table notices add column stretch bigint not null default 0;
-- Members who turned a topic off in the shop may still get its mail.
alter table notices add column in_app boolean not null default true;
-- Its mail is still to be written.
alter table notices add column mail_due boolean not null default false;
create index notices_mail_due on notices (id) where mail_due;
alter table notices drop constraint notices_user_id_type_ref_type_ref_id_key;
alter table notices add constraint notices_once unique (user_id, type, ref_type, ref_id, stretch);
drop index notices_user;
create index notices_shown on notices (user_id, created_at desc, id desc) where in_app;
create index notices_unread on notices (user_id) where in_app and read_at is null;
create index notices_about on notices (ref_type, ref_id);
create index notices_created on notices (created_at);

create table notice_actors (
  notice_id bigint not null references notices (id) on delete cascade,
  actor_id bigint not null references users (id) on delete cascade,
  at timestamptz not null,
  primary key (notice_id, actor_id)
);
create index notice_actors_actor on notice_actors (actor_id);

-- Only what differs from the rule of its topic is written.
create table notification_settings (
  user_id bigint not null references users (id) on delete cascade,
  topic text not null,
  in_app boolean not null,
  mail boolean not null,
  primary key (user_id, topic)
);
-- An account that nobody has proven goes: whatever may point at it is looked for.
create index notices_actor on notices (actor_id) where actor_id is not null;
