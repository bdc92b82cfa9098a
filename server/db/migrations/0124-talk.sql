-- Messages by KakaoTalk (알림톡). What a template is filled with is stored with its notification, because only the moment of
-- the cause knows it; the phone number is read when the message is sent and never copied.
alter table notices add column talk_words jsonb;
alter table notices add column talk_due boolean not null default false;
alter table notices add column talked_at timestamptz;
drop index notices_due;
create index notices_due on notices (id) where mail_due or push_due or talk_due;

-- Messages that are still to be sent, one for each notification; a row is deleted once it was sent or given up.
create table talks (
  notice_id bigint primary key references notices (id) on delete cascade,
  attempts integer not null default 0,
  next_at timestamptz not null,
  -- First request whose outcome is unknown: the provider recognises its repetition for a short time only.
  asked_at timestamptz
);
create index talks_due on talks (next_at);

-- Null until a member chooses; whoever turned a topic off in the shop wants no message of it either.
alter table notification_settings add column talk boolean;
update notification_settings set talk = false where not in_app;
