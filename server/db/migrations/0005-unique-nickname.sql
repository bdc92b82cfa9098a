-- A nickname names one active member, in any letter case.
create unique index users_nickname on users (lower(nickname)) where status = 'ACTIVE';
