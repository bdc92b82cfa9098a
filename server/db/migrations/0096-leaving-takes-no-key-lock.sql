-- A column of a plain unique index can be the target of a foreign key: changing it locks the row against every insert that
-- names the member, such as the request key that a call of theirs writes before it locks them, and both waited for each
-- other. An index with a condition cannot be one. Leaving changes the log-in name.
alter table users drop constraint users_login_id_key;
create unique index users_login_id on users (login_id) where login_id is not null;
