-- Who sees a member's height, weight and feet: nobody else, until the member says so.
alter table users add column body_visibility text not null default 'PRIVATE' check (body_visibility in ('PRIVATE', 'PUBLIC'));

-- What a nickname looks like (domain/nickname.ts): two active members never look the same. Rows of before, and those
-- that nobody named by the form, count by their letters.
alter table users add column nickname_skeleton text;
create unique index users_nickname_skeleton on users (coalesce(nickname_skeleton, lower(nickname))) where status = 'ACTIVE';

-- Lists leave out what blocked members posted: few ids, found without reading everybody.
create index users_blocked on users (id) where status = 'BLOCKED';
